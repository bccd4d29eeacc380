import { spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Environment } from '@crossbook/store'
import { REPOSITORY, STORE } from '../site/places'

/** What a copy does without: history and results. */
const LEFT_OUT = ['.git', '.crossbook', 'dist', 'test-results', 'playwright-report']

const PACKAGES = path.join(REPOSITORY, 'node_modules')

/** The line that tells where the site is. */
const ADDRESS = /Crossbook is at (\S+)/

/** A copy of the working copy that a test may change. */
export interface Checkout {
  /** Replaces words in a file, as a developer would in an editor. */
  edit(file: string, words: string, by: string): Promise<void>
  write(file: string, text: string): Promise<void>
  /** Runs `npm run dev` with these names. */
  develop(names: readonly string[], environment?: Environment): Development
  remove(): Promise<void>
}

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

/** Copies the sources; installed packages and finished builds are the working copy's own. */
export async function checkOut(): Promise<Checkout> {
  const root = await mkdtemp(path.join(os.tmpdir(), 'crossbook-dev-'))
  await cp(REPOSITORY, root, {
    recursive: true,
    verbatimSymlinks: true,
    // The folders of single packages hold links into the one that all share.
    filter: (source) => source !== PACKAGES && !LEFT_OUT.includes(path.basename(source)),
  })
  await symlink(PACKAGES, path.join(root, 'node_modules'))
  await mkdir(path.join(root, '.crossbook/store'), { recursive: true })
  await symlink(path.join(STORE, 'apps'), path.join(root, '.crossbook/store/apps'))

  return {
    async edit(file, words, by) {
      const place = path.join(root, file)
      const text = await readFile(place, 'utf8')
      if (!text.includes(words)) throw new Error(`${file} does not say ${words}`)
      await writeFile(place, text.replace(words, by))
    },
    async write(file, text) {
      const place = path.join(root, file)
      await mkdir(path.dirname(place), { recursive: true })
      await writeFile(place, text)
    },
    develop: (names, environment = {}) => develop(root, names, environment),
    remove: () => rm(root, { recursive: true, force: true }),
  }
}

function develop(root: string, names: readonly string[], environment: Environment): Development {
  const child = spawn('npm', ['run', '--silent', 'dev', '--', ...names], {
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
