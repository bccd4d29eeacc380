/** @jest-environment node */
import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { startMessage } from '@crossbook/release-cli'

const temporaryFolder = temporaryFolders()
const PACKAGE = path.resolve(__dirname, '../..')

/** Runs Node in this package's folder. Returns its exit code and its messages on standard error. */
function run(parameters: readonly string[], env: Record<string, string> = {}) {
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    const child = spawn(process.execPath, parameters, {
      cwd: PACKAGE,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const chunks: Buffer[] = []
    child.stderr.on('data', (part: Buffer) => chunks.push(part))
    child.once('close', (code) => resolve({ code, output: Buffer.concat(chunks).toString('utf8').trim() }))
  })
}

const start = (env: Record<string, string>) => run(['--import', 'tsx', 'src/start/main.ts'], env)

it('explains to a user of an old Node what to do, before anything else', async () => {
  const pretend = path.join(temporaryFolder(), 'pretend.cjs')
  writeFileSync(pretend, "Object.defineProperty(process, 'versions', { value: { node: '18.17.1' } })")
  expect(await run(['--require', pretend, 'bin/start.mjs'])).toEqual({
    code: 1,
    output:
      'Crossbook needs Node 20.19, 22.13 or 24 (or a later minor version of these), or Node 26 or newer. This is Node 18.17.1. Install the current LTS release from https://nodejs.org, then run npm start again.',
  })
})

it('refuses a wrong configuration in one sentence', async () => {
  expect(await start({ PORT: 'web' })).toEqual({
    code: 1,
    output: 'PORT is "web": set it to a number up to 65535, or leave it out for 3000.',
  })
})

it.each([
  ['npm start', 'src/start/main.ts'],
  ['pnpm dev', 'src/develop/main.ts'],
])('%s reports that the port is taken, before it builds anything', async (command, file) => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const outcome = await run(['--import', 'tsx', file], { PORT: String(port) })
  await new Promise((resolve) => other.close(resolve))
  expect(outcome).toEqual({
    code: 1,
    output: `Port ${port} is used by another program: stop that program, or choose another port with PORT=${port + 1} ${command}.`,
  })
})

it('refuses anything that is typed after npm start', async () => {
  expect(await run(['bin/start.mjs', 'wallet'])).toEqual({
    code: 2,
    output:
      'npm start takes no arguments, but got "wallet". To develop one application: pnpm dev wallet. To use another port: PORT=4000 npm start.',
  })
})

it('names a file that is in the place of a folder, and a folder in the place of a file', async () => {
  const folder = temporaryFolder()
  const file = path.join(folder, '.crossbook')
  writeFileSync(file, '')
  const problem = (attempt: Promise<unknown>) => attempt.catch((error: unknown) => error)
  const output = `${file} is a file, and a folder is needed there: move it away and run npm start again.`
  expect(startMessage(await problem(mkdir(path.join(file, 'store/apps'), { recursive: true })))).toBe(output)
  expect(startMessage(await problem(mkdir(file, { recursive: true })))).toBe(output)
  expect(startMessage(await problem(writeFile(folder, '')))).toBe(
    `${folder} is a folder, and a file is needed there: move it away and run npm start again.`,
  )
})

it('has messages for a full disk and for a read-only folder, and none for a bug', () => {
  const failure = (code: string) => Object.assign(new Error(`${code}: cannot write '/store'`), { code })
  expect(startMessage(failure('ENOSPC'))).toBe('The disk is full: free some space and run npm start again.')
  expect(startMessage(failure('EROFS'))).toBe(
    "EROFS: cannot write '/store': give yourself write access to this folder and run npm start again.",
  )
  expect(startMessage(new TypeError('undefined is not a function'))).toBeUndefined()
})
