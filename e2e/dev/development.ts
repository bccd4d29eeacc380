import { spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import type { Environment } from '@crossbook/store'

/** The printed line with the address of the site. */
const ADDRESS = /Crossbook is at (\S+)/

/** A running dev command. */
export interface Development {
  /** Resolves with the address of the site, as soon as the command prints it. */
  url(): Promise<string>
  /** Waits until it has printed all these texts, in any order, since the previous call. */
  hasPrinted(...all: string[]): Promise<void>
  /** Sends Ctrl-C. */
  interrupt(): void
  /** Resolves with its exit code and its whole output. */
  ended(): Promise<{ code: number | null; output: string }>
}

/** Runs an npm script in `root` that serves a site, on a free port unless the environment names another one. */
export function startDevelopment(
  root: string,
  parameters: readonly string[],
  environment: Environment = {},
): Development {
  const child = spawn('npm', parameters, {
    cwd: root,
    env: { ...process.env, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Runs in its own process group, because Ctrl-C reaches a whole group.
    detached: true,
  })
  let output = ''
  const lines = new EventEmitter()
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      output += part.toString('utf8')
      lines.emit('more')
    })
  // The pipes close when the last process of the group has ended, not the first one.
  let isEnded = false
  const closed = once(child, 'close').then(([code]) => {
    isEnded = true
    return { code: code as number | null, output }
  })

  /** Waits for output in which `find` finds a result. */
  async function printed<Found>(find: () => Found | undefined): Promise<Found> {
    for (;;) {
      const found = find()
      if (found !== undefined) return found
      const end = await Promise.race([once(lines, 'more'), closed])
      if ('code' in end) throw new Error(`The dev command ended:\n${end.output}`)
    }
  }
  let offset = 0

  return {
    url: () => printed(() => ADDRESS.exec(output)?.[1]),
    async hasPrinted(...all) {
      offset = await printed(() => {
        const ends = all.map((text) => ({ message: text, at: output.indexOf(text, offset) }))
        return ends.some(({ at }) => at === -1)
          ? undefined
          : Math.max(...ends.map(({ message, at }) => at + message.length))
      })
    },
    interrupt() {
      if (child.pid !== undefined && !isEnded) process.kill(-child.pid, 'SIGINT')
    },
    ended: () => closed,
  }
}
