import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Environment, Store } from '@crossbook/store'
import { chance } from '../chance'
import { GIT_ENVIRONMENT } from '../checkout'
import { appsIn, STAGING } from '../publishedApps'
import { releaseCommand } from '../releaseCommand'
import { publishVersion } from './publishVersion'
import { storeInspection } from './storeInspection'
import { storeIn } from './stressPlace'
import { startWorker, type Worker } from './workers'

/** Longest time from the beginning of a publish or a promotion to the kill; either takes less than that. */
const MOST_DELAY_MS = 600

/** What a process is doing when it is killed. */
type Phase = 'publish' | 'promote'

/** What was found after the kills: every list is empty, or the store is not what it promises to be. */
export interface AfterKills {
  /** Kills by what was going on. */
  kills: Readonly<Record<Phase, number>>
  /** What was not whole, each with the kill that came before it. */
  faults: readonly string[]
  /** Revisions of the channel, and builds of the store, at the end. */
  revisions: number
  builds: number
}

/**
 * Publishes and promotes without end in a process that is killed at random points, `count` times; after each kill looks at
 * everything in the store and gives the next commands. The seed of the schedule is printed. `folder` is the one of this
 * file; the environment names the store, where it is not in a folder.
 */
export async function killAtRandom(
  folder: string,
  count: number,
  environment: Environment = {},
): Promise<AfterKills> {
  const root = await mkdtemp(path.join(tmpdir(), 'crossbook-stress-'))
  const { store, host } = appsIn(root, await storeIn(environment))
  const release = releaseCommand({ root, environment })
  // In a bucket a site is a copy, which a kill may leave a mixture until the next command.
  const inspect = storeInspection(store, environment.CROSSBOOK_STORE === undefined ? 'always' : 'mended')
  const kills = { publish: 0, promote: 0 }
  const faults: string[] = []
  // The next process starts up while the present one is at work.
  let next: Worker | undefined
  try {
    await host()
    await mkdir(path.join(root, 'remote-wallet'), { recursive: true })
    await commitIgnoring(root)
    await release('promote', 'staging', 'host@1.0.0', '--gone', '/')
    // With a static site, so that the pages and what is shown of them are at stake as well.
    await release('channel', 'staging', '--auth-url', '/auth/v1', '--auth-key', 'key', '--accept-mixes')
    for (let round = 0; round < count; round++) {
      const worker = next ?? startWorker(folder, 'publishAndPromote.ts', [root], environment)
      next = undefined
      await worker.message((message) => message === 'ready')
      worker.send({ round })
      if (round + 1 < count) next = startWorker(folder, 'publishAndPromote.ts', [root], environment)
      const phase: Phase = chance() < 0.5 ? 'publish' : 'promote'
      await worker.message((message) => message === phase)
      const delay = chance() * MOST_DELAY_MS
      await setTimeout(delay)
      await worker.kill()
      kills[phase]++
      const after = `kill ${round + 1}, ${Math.round(delay)} ms into ${phase}`
      faults.push(...(await inspect()).map((fault) => `${fault} (${after})`))
      const problem = await nextCommands({ root, store, release }, round)
      if (problem) faults.push(`${problem} (${after})`)
    }
    return {
      kills,
      faults,
      revisions: (await store.readHistory(STAGING)).length,
      builds: (await store.listBuilds()).length,
    }
  } finally {
    await next?.kill()
    await rm(root, { recursive: true, force: true })
  }
}

/** Commits an app folder and ignores all other files: versions are then those of its package, with nothing left to commit. */
async function commitIgnoring(root: string) {
  for (const folder of ['', 'remote-wallet']) await writeFile(path.join(root, folder, '.gitignore'), '*\n')
  for (const words of [
    ['init', '--quiet', '--initial-branch', 'main'],
    ['add', '--force', 'remote-wallet/.gitignore'],
    ['commit', '--quiet', '--message', 'the wallet'],
  ])
    execFileSync('git', words, { cwd: root, env: GIT_ENVIRONMENT })
}

interface Place {
  root: string
  store: Store
  release: ReturnType<typeof releaseCommand>
}

/** The next publish and promotion of somebody else; the problem when they do not work. */
async function nextCommands({ root, store, release }: Place, round: number) {
  const version = `2.${round}.0`
  const published = await publishVersion(root, release, version)
  if (published.code !== 0) return `the next publish said: ${published.err}`
  const promoted = await release('promote', 'staging', `wallet@${version}`)
  if (promoted.code !== 0) return `the next promotion said: ${promoted.err}`
  const last = await store.readPointer(STAGING)
  const shown = await store.shownPages(STAGING)
  if (!last || !shown?.startsWith(`${last.release}-`))
    return 'the static site does not show the next promotion'
  return undefined
}
