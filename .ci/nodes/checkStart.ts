import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Time limits of installing and building on a busy machine, and of ending; then the interval between two checks. */
const STARTED_WITHIN_MS = 15 * 60_000
const ENDED_WITHIN_MS = 30_000
const LOOK_EVERY_MS = 500

/** Pages that must have a prerendered header: of a remote, of the host, and a protected one. */
const PATHS = ['/', '/login', '/dashboard']

/** Signals that end this check and its child processes. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Node's message about deprecated features. npm's own messages about a user's settings do not count. */
const NOISE = /DeprecationWarning|ExperimentalWarning|\(node:\d+\)/

/**
 * Runs `npm start` on a fresh clone of the commit in `root`, requests pages, and ends it. Returns the problems as sentences, or an empty
 * array. Removes the clone.
 */
export async function checkStart(root: string, env: NodeJS.ProcessEnv): Promise<string[]> {
  const clone = mkdtempSync(path.join(os.tmpdir(), 'crossbook-node-'))
  let stop = () => rmSync(clone, { force: true, recursive: true })
  const onSignal = () => {
    stop()
    process.exit(1)
  }
  for (const signal of SIGNALS) process.once(signal, onSignal)
  try {
    execFileSync('git', ['clone', '--quiet', root, clone])
    const port = await freePort()
    const site = spawn('npm', ['start'], {
      cwd: clone,
      env: { ...env, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    stop = () => {
      interrupt(site)
      rmSync(clone, { force: true, recursive: true })
    }
    const output: string[] = []
    for (const stream of [site.stdout, site.stderr]) stream.on('data', (part) => output.push(String(part)))
    const problems = await problemsOf(site, `http://localhost:${port}`)
    problems.push(...(await endProblems(site)))
    const printed = output.join('')
    for (const line of printed.split('\n')) if (NOISE.test(line)) problems.push(`It says: ${line}`)
    return problems.length > 0 ? [...problems, printed] : []
  } finally {
    for (const signal of SIGNALS) process.removeListener(signal, onSignal)
    stop()
  }
}

/** Ends npm and its child processes, which are in a process group of their own. */
function interrupt(site: ChildProcess, signal: NodeJS.Signals = 'SIGINT') {
  if (!hasEnded(site) && site.pid !== undefined) process.kill(-site.pid, signal)
}

/** Returns whether npm has ended by itself or by a signal. npm ends with the interrupt that its script received. */
function hasEnded({ exitCode, signalCode }: ChildProcess) {
  return exitCode !== null || signalCode !== null
}

async function problemsOf(site: ChildProcess, origin: string): Promise<string[]> {
  const giveUp = Date.now() + STARTED_WITHIN_MS
  while (!(await answers(origin))) {
    if (hasEnded(site)) return [`npm start ended with ${site.exitCode ?? site.signalCode}.`]
    if (Date.now() > giveUp) return [`npm start served nothing within ${STARTED_WITHIN_MS / 60_000} minutes.`]
    await pause(LOOK_EVERY_MS)
  }
  const problems = await Promise.all(PATHS.map((page) => pageProblem(origin, page)))
  return problems.flatMap((problem) => problem ?? [])
}

async function answers(origin: string) {
  return fetch(origin).then(
    ({ ok }) => ok,
    () => false,
  )
}

async function pageProblem(origin: string, page: string) {
  const answer = await fetch(`${origin}${page}`)
  if (answer.status !== 200) return `${page} answers ${answer.status}.`
  return (await answer.text()).includes('<header ') ? undefined : `${page} is not prerendered.`
}

async function endProblems(site: ChildProcess): Promise<string[]> {
  if (hasEnded(site)) return []
  const ended = once(site, 'exit').then(() => true)
  interrupt(site)
  if (await Promise.race([ended, pause(ENDED_WITHIN_MS, false, { ref: false })])) return []
  interrupt(site, 'SIGKILL')
  return [`It had not ended ${ENDED_WITHIN_MS / 1000} s after an interrupt.`]
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('No port was given.')
  return address.port
}
