import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import type { Environment } from '@crossbook/store'

/** A process that works for a stress test. */
export interface Worker {
  /** Waits for a message for which `isWanted` holds; an end before it is an error. */
  message(isWanted: (message: unknown) => boolean): Promise<unknown>
  send(message: object): void
  /** Ends it as `kill -9` does, whatever it is doing. */
  kill(): Promise<void>
}

/** Starts a TypeScript file of the stress tests' folder as a process of its own, with these parameters and a changed environment. */
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
  const said: Buffer[] = []
  child.stderr?.on('data', (part: Buffer) => said.push(part))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const heard = listen(child)
  return {
    async message(isWanted) {
      const outcome = await Promise.race([heard(isWanted), ended.then(() => 'ended' as const)])
      if (outcome !== 'ended') return outcome
      throw new Error(`${file} ended before its time:\n${Buffer.concat(said).toString('utf8')}`)
    },
    send: (message) => void child.send(message),
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** Messages are kept until somebody asks for them, so that none is missed between two questions. */
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
