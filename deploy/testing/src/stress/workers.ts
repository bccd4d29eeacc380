import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import type { Environment } from '@crossbook/store'

/** A child process of a stress test. */
export interface Worker {
  /** Waits for a message for which `isWanted` returns true. Rejects if the process ends first. */
  message(isWanted: (message: unknown) => boolean): Promise<unknown>
  send(message: object): void
  /** Ends the process at once, like `kill -9`. */
  kill(): Promise<void>
}

/** Starts a TypeScript file of the stress tests' folder as its own process, with these parameters and additional environment variables. */
export function startWorker(
  folder: string,
  file: string,
  parameters: readonly string[],
  environment: Environment = {},
): Worker {
  const child = fork(path.join(folder, file), parameters, {
    execArgv: ['--import', 'tsx'],
    cwd: path.resolve(folder, '../..'),
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  const output: Buffer[] = []
  child.stderr?.on('data', (part: Buffer) => output.push(part))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const received = listen(child)
  return {
    async message(isWanted) {
      const outcome = await Promise.race([received(isWanted), ended.then(() => 'ended' as const)])
      if (outcome !== 'ended') return outcome
      throw new Error(`${file} ended before its time:\n${Buffer.concat(output).toString('utf8')}`)
    },
    send: (message) => void child.send(message),
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** Keeps messages until a caller waits for them, so that none is lost between two calls. */
function listen(child: ChildProcess) {
  const kept: unknown[] = []
  let look: () => void = () => undefined
  child.on('message', (message) => {
    kept.push(message)
    look()
  })
  return (isWanted: (message: unknown) => boolean) =>
    new Promise<unknown>((resolve) => {
      look = () => {
        const index = kept.findIndex(isWanted)
        if (index !== -1) resolve(kept.splice(index, 1)[0])
      }
      look()
    })
}
