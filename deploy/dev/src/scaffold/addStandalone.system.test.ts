/** @jest-environment node */
import { execFile } from 'node:child_process'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'

const root = path.resolve(__dirname, '../../../..')
const temporaryFolder = temporaryFolders()

/** Returns the refusal of `pnpm new remote <name> --standalone <folder>` on a machine with no other programs than Node. */
function refusal(name: string, folder: string) {
  const parameters = [
    '--import',
    'tsx',
    'deploy/dev/src/scaffold/main.ts',
    'remote',
    name,
    '--standalone',
    folder,
  ]
  const { PATH: _programs, NODE_ENV: _mode, INIT_CWD: _folder, ...environment } = process.env
  return new Promise<{ code: unknown; message: string }>((resolve) => {
    execFile(
      process.execPath,
      parameters,
      { cwd: root, env: { ...environment, PATH: '' } },
      (error, _out, err) => resolve({ code: error?.code ?? 0, message: err.trim() }),
    )
  })
}

it('refuses a folder of the workspace, one with something in it, and a name that is taken', async () => {
  const to = temporaryFolder()
  writeFileSync(path.join(to, 'notes.txt'), 'mine')
  expect(await refusal('insights', 'insights')).toEqual({
    code: 1,
    message: `${path.join(root, 'insights')} is in this repository: name a folder outside of it with --standalone, or leave --standalone out.`,
  })
  expect(await refusal('insights', to)).toEqual({
    code: 1,
    message: `${to} is not empty; name an empty or a new folder.`,
  })
  expect(await refusal('wallet', path.join(to, 'wallet'))).toEqual({
    code: 1,
    message: 'The name wallet is already used, by remote-wallet; choose another name.',
  })
  expect(await refusal('insights', path.join(to, "o'neil"))).toEqual({
    code: 1,
    message: `The path "${to}/o'neil" has an apostrophe, between which module federation writes paths: use a folder whose path has none.`,
  })
  expect(readdirSync(to)).toEqual(['notes.txt'])
})

it('leaves nothing behind when the packages cannot be packed, and an empty folder unchanged', async () => {
  const empty = temporaryFolder()
  const message =
    'npm is not on the PATH of this machine: install npm, which comes with Node (https://nodejs.org), and run this again.\n\npnpm could not pack the packages that the remote needs; its own output is above. Nothing was added.'
  expect(await refusal('insights', empty)).toEqual({ code: 1, message })
  expect(readdirSync(empty)).toEqual([])
  expect(await refusal('insights', path.join(empty, 'insights'))).toEqual({ code: 1, message })
  expect(existsSync(path.join(empty, 'insights'))).toBe(false)
})
