/** @jest-environment node */
import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { startWords } from '@crossbook/release-cli'

const temporaryFolder = temporaryFolders()
const PACKAGE = path.resolve(__dirname, '../..')

/** Runs Node in this package's folder and gives its exit code and what it said to people. */
function run(parameters: readonly string[], env: Record<string, string> = {}) {
  return new Promise<{ code: number | null; said: string }>((resolve) => {
    const child = spawn(process.execPath, parameters, {
      cwd: PACKAGE,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const said: Buffer[] = []
    child.stderr.on('data', (part: Buffer) => said.push(part))
    child.once('close', (code) => resolve({ code, said: Buffer.concat(said).toString('utf8').trim() }))
  })
}

const start = (env: Record<string, string>) => run(['--import', 'tsx', 'src/start/main.ts'], env)

it('tells an old Node what to do, before anything else', async () => {
  const pretend = path.join(temporaryFolder(), 'pretend.cjs')
  writeFileSync(pretend, "Object.defineProperty(process, 'versions', { value: { node: '18.17.1' } })")
  expect(await run(['--require', pretend, 'bin/start.mjs'])).toEqual({
    code: 1,
    said: 'Crossbook runs on Node 20.19, 22.13, 24 or 26 and what is newer of the same number, and this is Node 18.17.1. Install the current LTS release from https://nodejs.org, then run npm start again.',
  })
})

it('refuses a wrong configuration in one sentence', async () => {
  expect(await start({ PORT: 'web' })).toEqual({
    code: 1,
    said: 'PORT is "web": set it to a number up to 65535, or leave it out for 3000.',
  })
})

it('says that the port is taken, before it builds anything', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const outcome = await start({ PORT: String(port) })
  await new Promise((resolve) => other.close(resolve))
  expect(outcome).toEqual({
    code: 1,
    said: `Port ${port} is taken by another program: end that program, or choose another port with PORT=${port + 1} npm start.`,
  })
})

it('has words for a full disk and for a folder it may not write to, and none for a bug', () => {
  const failure = (code: string) => Object.assign(new Error(`${code}: cannot write '/store'`), { code })
  expect(startWords(failure('ENOSPC'))).toBe('The disk is full: free some space and run npm start again.')
  expect(startWords(failure('EROFS'))).toBe(
    "EROFS: cannot write '/store': give yourself write access to this folder and run npm start again.",
  )
  expect(startWords(new TypeError('undefined is not a function'))).toBeUndefined()
})
