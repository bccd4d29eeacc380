/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { stagingTeam } from '@crossbook/deploy-testing/stagingTeam'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'

const temporaryFolder = temporaryFolders()

/** Runs a command as a process of its own and gives the files of this repository that it has loaded. */
function loadedBy(root: string, ...command: string[]) {
  const coverage = temporaryFolder()
  execFileSync(
    process.execPath,
    ['--import', 'tsx', 'src/main.ts', ...command, '--store', path.join(root, '.crossbook/store')],
    { cwd: path.resolve(__dirname, '..'), env: { ...process.env, NODE_V8_COVERAGE: coverage } },
  )
  return readdirSync(coverage).flatMap((file) => {
    const { result } = JSON.parse(readFileSync(path.join(coverage, file), 'utf8')) as {
      result: { url: string }[]
    }
    return result.flatMap(({ url }) => /\/(deploy\/[^?]*|node_modules\/[^?]*)/.exec(url)?.[1] ?? [])
  })
}

it('loads neither other commands nor the site server nor the sign-in service to show a history', async () => {
  const root = temporaryFolder()
  await stagingTeam(root)
  const loaded = loadedBy(root, 'history', 'staging')
  const from = (folder: string) => loaded.filter((file) => file.includes(folder))
  expect(from('deploy/release-cli/src/commands/')).toEqual([expect.stringContaining('commands/history.ts')])
  expect(from('deploy/site-server/')).toEqual([])
  expect(from('deploy/auth-service/')).toEqual([])
  expect(from('@hono/')).toEqual([])
  expect(from('@aws-sdk/')).toEqual([])
})
