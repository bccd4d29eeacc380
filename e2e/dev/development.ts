import { spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import type { Environment } from '@crossbook/store'

/** The line that tells where the site is. */
const ADDRESS = /Crossbook is at (\S+)/

/** A running dev command. */
export interface Development {
  /** Where the site is, as soon as the command says so. */
  url(): Promise<string>
  /** Waits until it has printed all of these words, in whichever order, since the last time that it was waited for some. */
  says(...all: string[]): Promise<void>
  /** Presses Ctrl-C. */
  interrupt(): void
  /** How it ended and all that it printed. */
  ended(): Promise<{ code: number | null; output: string }>
}

/** Runs a script of npm's in `root` that serves a site, on a free port unless the environment says another. */
export function startDevelopment(
  root: string,
  parameters: readonly string[],
  environment: Environment = {},
): Development {
  const child = spawn('npm', parameters, {
    cwd: root,
    env: { ...process.env, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, because Ctrl-C reaches a whole group.
    detached: true,
  })
  let output = ''
  const lines = new EventEmitter()
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      output += part.toString('utf8')
      lines.emit('more')
    })
  // Closed are the pipes when the last of the group has ended, not the first.
  let isEnded = false
  const closed = once(child, 'close').then(([code]) => {
    isEnded = true
    return { code: code as number | null, output }
  })

  /** Waits for output in which `find` finds something. */
  async function printed<Found>(find: () => Found | undefined): Promise<Found> {
    for (;;) {
      const found = find()
      if (found !== undefined) return found
      const end = await Promise.race([once(lines, 'more'), closed])
      if ('code' in end) throw new Error(`The dev command ended:\n${end.output}`)
    }
  }
  let heard = 0

  return {
    url: () => printed(() => ADDRESS.exec(output)?.[1]),
    async says(...all) {
      heard = await printed(() => {
        const ends = all.map((words) => ({ words, at: output.indexOf(words, heard) }))
        return ends.some(({ at }) => at === -1)
          ? undefined
          : Math.max(...ends.map(({ words, at }) => at + words.length))
      })
    },
    interrupt() {
      if (child.pid !== undefined && !isEnded) process.kill(-child.pid, 'SIGINT')
    },
    ended: () => closed,
  }
}
