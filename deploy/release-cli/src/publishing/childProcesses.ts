import { type ChildProcess, spawn } from 'node:child_process'
import type { Environment } from '@crossbook/store'

interface Ended {
  code: number | null
  output: string
}

/** Children of this process that end with it. */
export interface ChildProcesses {
  run(command: string, parameters: readonly string[], options: ChildOptions): Promise<Ended>
  end(): void
}

interface ChildOptions {
  cwd: string
  env: Environment
  onOutput?: (part: string) => void
}

/** Starts each child process in its own process group. Ending it also ends the processes that npm started, which execa does not. */
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
