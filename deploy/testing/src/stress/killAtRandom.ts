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
import { storeIn } from './stressStore'
import { startWorker, type Worker } from './workers'

/** Longest time from the beginning of a publish or a promotion to the kill. Both actions need less than that. */
const MOST_DELAY_MS = 600

/** The action of a process when it is killed. */
type Phase = 'publish' | 'promote'

/** The findings after the kills. `faults` is empty unless the store has broken a guarantee. */
export interface AfterKills {
  /** Number of kills by the action that they interrupted. */
  kills: Readonly<Record<Phase, number>>
  /** Incomplete documents and failed commands, each with the kill that preceded it. */
  faults: readonly string[]
  /** Revisions of the channel, and builds of the store, at the end. */
  revisions: number
  builds: number
}

/**
 * Publishes and promotes continuously in a process that is killed at random points, `count` times. After each kill, checks everything in
 * the store and runs the next commands. Prints the seed of the schedule. `folder` is the folder of this file. The environment names the
 * store, unless the store is in a folder.
 */
export async function killAtRandom(
  folder: string,
  count: number,
  environment: Environment = {},
): Promise<AfterKills> {
  const root = await mkdtemp(path.join(tmpdir(), 'crossbook-stress-'))
  const { store, host } = appsIn(root, await storeIn(environment))
  const release = releaseCommand({ root, environment })
  // In a bucket the site is a copy. After a kill, it may be a mixture of two releases until the next command.
  const inspect = storeInspection(store, environment.CROSSBOOK_STORE === undefined ? 'always' : 'repaired')
  const kills = { publish: 0, promote: 0 }
  const faults: string[] = []
  // The next process starts while the present one works.
  let next: Worker | undefined
  try {
    await host()
    await mkdir(path.join(root, 'remote-wallet'), { recursive: true })
    await commitIgnoring(root)
    await release('promote', 'staging', 'host@1.0.0', '--gone', '/')
    // Adds a static site, so that kills also affect its pages and the record of the shown pages.
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

/** Commits an app folder and ignores all other files. Versions then come from the app's package.json, and no changes are left to commit. */
async function commitIgnoring(root: string) {
  for (const folder of ['', 'remote-wallet']) await writeFile(path.join(root, folder, '.gitignore'), '*\n')
  for (const args of [
    ['init', '--quiet', '--initial-branch', 'main'],
    ['add', '--force', 'remote-wallet/.gitignore'],
    ['commit', '--quiet', '--message', 'the wallet'],
  ])
    execFileSync('git', args, { cwd: root, env: GIT_ENVIRONMENT })
}

interface Place {
  root: string
  store: Store
  release: ReturnType<typeof releaseCommand>
}

/** Runs the next publish and promotion, as another user would. Returns the problem if one of them fails. */
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
