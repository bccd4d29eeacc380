import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readChannel } from '@crossbook/releases'
import type { Environment } from '@crossbook/store'
import { appsIn, STAGING } from '../publishedApps'
import { releaseCommand } from '../releaseCommand'
import { remoteBuild } from '../sampleBuilds'
import { storeIn } from './stressStore'
import { startWorker } from './workers'

/** Processes at a time: each takes a hundred megabytes. More promotions than these share one, at the same moment. */
const MOST_PROCESSES = 10

/** One in this number of remotes claims a path that others claim too. */
const CLASH_EVERY = 3

/** The result of one promotion. */
export interface PromotionOutcome {
  build: string
  code: number
  /** Words of the refusal; empty for one that is done. */
  problems: readonly string[]
}

/** The result of many concurrent promotions. */
export interface AtOnce {
  outcomes: readonly PromotionOutcome[]
  /** Remotes that claim one path, so that all but one of them must be refused. */
  claimants: number
  /** Builds in the order in which the channel's history brought them. */
  history: readonly string[]
  /** Builds that the channel shows in the end. */
  shown: readonly string[]
}

/**
 * Promotes `count` remotes to one channel at the same moment, from several processes; `folder` is the one of this file; the
 * environment names the store, if it is not in a folder. The reader
 * the outcome sees whether each is in the history or was refused with a reason.
 */
export async function promoteAtOnce(
  folder: string,
  count: number,
  environment: Environment = {},
): Promise<AtOnce> {
  const root = await mkdtemp(path.join(tmpdir(), 'crossbook-stress-'))
  try {
    const { store, host, remote } = appsIn(root, await storeIn(environment))
    await host()
    await releaseCommand({ root, environment })('promote', 'staging', 'host@1.0.0', '--gone', '/')
    const builds = Array.from({ length: count }, (_, index) => `team${String(index).padStart(3, '0')}`)
    for (const [index, name] of builds.entries())
      await remote(name, '1.0.0', index % CLASH_EVERY === 0 ? { screens: [clashingScreen()] } : {})

    const workers = Array.from({ length: Math.min(count, MOST_PROCESSES) }, (_, index) => {
      const own = builds.filter((_build, turn) => turn % MOST_PROCESSES === index)
      return startWorker(folder, 'promoter.ts', [root, ...own.map((name) => `${name}@1.0.0`)], environment)
    })
    try {
      await Promise.all(workers.map((worker) => worker.message((message) => message === 'ready')))
      for (const worker of workers) worker.send({ go: true })
      const answers = await Promise.all(workers.map((worker) => worker.message(Array.isArray)))
      const revisions = await store.readHistory(STAGING)
      const last = await readChannel(store, STAGING)
      return {
        outcomes: answers.flat() as PromotionOutcome[],
        claimants: Math.ceil(count / CLASH_EVERY),
        history: revisions.slice(1).map(({ reason }) => reason),
        shown: last?.release.remotes.map(({ name, version }) => `${name}@${version}`) ?? [],
      }
    } finally {
      await Promise.all(workers.map((worker) => worker.kill()))
    }
  } finally {
    await rm(root, { recursive: true, force: true })
  }
}

function clashingScreen() {
  const [, screen] = remoteBuild().app.screens
  if (!screen) throw new Error('The sample has no public screen')
  return { ...screen, path: '/clash' }
}
