import { spawn } from 'node:child_process'
import { realpath } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'

/** The process that runs the sandboxes; plain JavaScript, because Node runs it without a build. */
const CHILD = path.join(import.meta.dirname, 'child/engine.mjs')

/** Megabytes of the process's own heap, which holds copies and bytecode. The sandboxes have their own memory. */
const HEAP_MB = 512

/** Names of the switch that denies a process files, processes and workers. Later versions of Node use the first. */
const PERMISSION_SWITCHES = ['--permission', '--experimental-permission']

/** A process of sandboxes. Each message to it and from it is a line. */
export interface SandboxProcess {
  send(line: unknown): void
  /** Returns the next line, or whether the process ended by itself or was ended after so many milliseconds of silence. */
  nextLine(milliseconds: number): Promise<{ line: string } | { ended: 'by itself' | 'silent' }>
  /** Resolves once the process is gone. */
  end(): Promise<void>
}

/** Starts a process that has no environment, reads only the engine's files and starts no other. `switches` are Node's. */
export async function startSandboxProcess(switches: readonly string[] = []): Promise<SandboxProcess> {
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
  // A process that fails to start prints nothing, and one that exits early closes its input. Lines it printed before were read.
  child.on('error', () => {})
  child.stdin.on('error', () => {})
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const end = () => {
    child.kill('SIGKILL')
    return closed
  }

  return {
    send: (line) => void child.stdin.write(`${JSON.stringify(line)}\n`),
    async nextLine(milliseconds) {
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

/** Returns the real paths of the engine on this machine, because the permission model ignores links. */
export async function sandboxFiles() {
  const wasm = await realpath(createRequire(import.meta.filename).resolve('quickjs-wasi/quickjs.wasm'))
  const folder = path.dirname(wasm)
  return { folder, wasm, engine: path.join(folder, 'dist/index.js'), script: await realpath(CHILD) }
}
