import { spawn } from 'node:child_process'
import { realpath } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'

/** The process that the sandboxes are in; plain JavaScript, because Node runs it as it is. */
const CHILD = path.join(import.meta.dirname, 'child/engine.mjs')

/** Megabytes of the process's own heap, in which copies and bytecode are kept; the sandboxes have theirs. */
const HEAP_MB = 512

/** Names of the switch that takes files, processes and workers from a process; later versions of Node use the first. */
const PERMISSION_SWITCHES = ['--permission', '--experimental-permission']

/** A process of sandboxes, as a conversation in lines. */
export interface SandboxProcess {
  say(line: unknown): void
  /** The next line, or why there is none: the process has ended, or was ended after it was silent for this long. */
  hear(milliseconds: number): Promise<{ line: string } | { ended: 'by itself' | 'silent' }>
  /** Resolves once the process is gone. */
  end(): Promise<void>
}

/** What a process of sandboxes may be started with besides. */
export interface ProcessOptions {
  /** Switches of Node. */
  switches?: readonly string[]
}

/** Starts a process without environment that reads the engine's files and nothing else, and starts nothing. */
export async function startSandboxProcess({ switches = [] }: ProcessOptions = {}): Promise<SandboxProcess> {
  const { folder, script, engine, wasm } = await sandboxFiles()
  const permission = PERMISSION_SWITCHES.find((name) => process.allowedNodeEnvironmentFlags.has(name))
  const parameters = [
    ...(permission ? [permission, `--allow-fs-read=${script}`, `--allow-fs-read=${folder}/*`] : []),
    ...switches,
    '--no-warnings',
    `--max-old-space-size=${HEAP_MB}`,
    script,
    pathToFileURL(engine).href,
    wasm,
  ]
  const environment =
    process.platform === 'win32' ? { SystemRoot: process.env.SystemRoot ?? 'C:\\Windows' } : {}
  const child = spawn(process.execPath, parameters, { env: environment, stdio: ['pipe', 'pipe', 'ignore'] })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  // A process that does not start says nothing, and one that ends early closes its input; what it said before has been heard.
  child.on('error', () => {})
  child.stdin.on('error', () => {})
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const end = () => {
    child.kill('SIGKILL')
    return closed
  }

  return {
    say: (line) => void child.stdin.write(`${JSON.stringify(line)}\n`),
    async hear(milliseconds) {
      let isSilent = false
      const silence = setTimeout(() => {
        isSilent = true
        void end()
      }, milliseconds)
      const { value, done } = await lines.next()
      clearTimeout(silence)
      return done ? { ended: isSilent ? 'silent' : 'by itself' } : { line: value }
    },
    end,
  }
}

/** Where the engine is on this machine, by its real paths: the permission model knows no links. */
export async function sandboxFiles() {
  const wasm = await realpath(createRequire(import.meta.filename).resolve('quickjs-wasi/quickjs.wasm'))
  const folder = path.dirname(wasm)
  return { folder, wasm, engine: path.join(folder, 'dist/index.js'), script: await realpath(CHILD) }
}
