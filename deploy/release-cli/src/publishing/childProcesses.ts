import { type ChildProcess, spawn } from 'node:child_process'
import type { Environment } from '@crossbook/store'

/** Exit code and output of a child process. */
export interface Ended {
  code: number | null
  output: string
}

/** Children of this process that end with it. */
export interface ChildProcesses {
  run(command: string, parameters: readonly string[], options: ChildOptions): Promise<Ended>
  /** Ends all child processes and the processes that they started. */
  end(): void
}

interface ChildOptions {
  cwd: string
  /** The child's whole environment. */
  env: Environment
  /** Called with the output of the child process as it arrives. */
  onOutput?: (part: string) => void
}

/**
 * Starts each child process in its own process group, so that ending a child also ends its children. With execa, only the child
 * itself would end, and the processes that npm started would continue.
 */
export function childProcesses(): ChildProcesses {
  const running = new Set<ChildProcess>()
  const isWindows = process.platform === 'win32'

  return {
    run(command, parameters, { cwd, env, onOutput }) {
      return new Promise((resolve, reject) => {
        const child = spawn(command, parameters, {
          cwd,
          env,
          stdio: ['ignore', 'pipe', 'pipe'],
          shell: isWindows,
          detached: !isWindows,
        })
        running.add(child)
        const output: Buffer[] = []
        const take = (part: Buffer) => {
          output.push(part)
          onOutput?.(part.toString('utf8'))
        }
        child.stdout.on('data', take)
        child.stderr.on('data', take)
        child.once('error', (error) => {
          running.delete(child)
          reject(error)
        })
        child.once('close', (code) => {
          running.delete(child)
          resolve({ code, output: Buffer.concat(output).toString('utf8') })
        })
      })
    },
    end() {
      for (const child of running) {
        if (isWindows || child.pid === undefined) child.kill()
        else endGroup(child.pid)
      }
    },
  }
}

function endGroup(pid: number) {
  try {
    process.kill(-pid, 'SIGTERM')
  } catch {
    // The process has just ended by itself.
  }
}
