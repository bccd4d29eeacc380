import { watch } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { chance } from '../chance'
import { STAGING } from '../publishedApps'
import { releaseCommand } from '../releaseCommand'
import { stagingTeam } from '../stagingTeam'
import { storeInspection } from './storeInspection'
import { startWorker, type Worker } from './workers'

/** Longest time that is waited between a move and the kill at first; commands that answer sooner shorten it. */
const FIRST_DELAY_MS = 400

/** Commands that may answer before they are killed, for each that is. */
const MOST_ANSWERS = 20

/** The findings after the kills. `faults` is empty, or a killed command left something behind. */
export interface AfterMoves {
  kills: number
  /** Incomplete or broken parts, each with the kill before it. */
  faults: readonly string[]
}

/**
 * Promotes and takes back without end in a process that is killed `count` times after the channel has moved and before the
 * command has answered; after each kill looks at everything in the store, and gives the next commands. `folder` is the one of
 * this file; the seed of the schedule is printed.
 */
export async function killAfterMove(folder: string, count: number): Promise<AfterMoves> {
  const root = await mkdtemp(path.join(tmpdir(), 'crossbook-stress-'))
  const faults: string[] = []
  let delay = FIRST_DELAY_MS
  let kills = 0
  let worker: Worker | undefined
  try {
    const { store } = await stagingTeam(root)
    const release = releaseCommand({ root })
    await release('channel', 'staging', '--auth-url', '/auth/v1', '--auth-key', 'key', '--accept-mixes')
    await release('mix', 'create', 'staging', 'earn@2.0.0')
    const inspect = storeInspection(store)
    for (let answers = 0; kills < count && answers < count * MOST_ANSWERS;) {
      if (!worker) {
        worker = startWorker(folder, 'moveBackAndForth.ts', [root])
        await worker.message((message) => message === 'ready')
        worker.send({})
      }
      const revision = await nextRevision(path.join(root, '.crossbook/store/channels', STAGING))
      const answered = worker
        .message((message) => message === 'answered')
        .then(
          () => 'answered' as const,
          () => 'ended' as const,
        )
      const waited = chance() * delay
      if ((await Promise.race([answered, setTimeout(waited, 'kill' as const)])) !== 'kill') {
        delay = waited
        answers++
        continue
      }
      await worker.kill()
      worker = undefined
      kills++
      const after = `kill ${kills}, ${Math.round(waited)} ms after revision ${revision}`
      faults.push(...[...(await inspect()), ...(await nextCommands())].map((fault) => `${fault} (${after})`))
    }
    return { kills, faults }

    /** The next user's actions: reads, and moves the channel. */
    async function nextCommands() {
      const output: string[] = []
      for (const command of [
        ['history', 'staging'],
        ['mix', 'list', 'staging'],
        ['promote', 'staging', 'earn@2.0.0'],
        ['rollback', 'staging', 'earn'],
        ['doctor'],
      ]) {
        const { code, out, err } = await release(...command)
        // The build has been rolled back before, and promote says so.
        const problems = err
          .split('\n')
          .filter((line) => line !== '' && !line.includes(' was rolled back on channel '))
        if (code !== 0 || problems.length > 0) output.push(`${command.join(' ')} said: ${out}${err}`)
      }
      const last = await store.readPointer(STAGING)
      const shown = await store.shownPages(STAGING)
      if (!last || !shown?.startsWith(`${last.release}-`))
        output.push('the static site shows another release')
      return output
    }
  } finally {
    await worker?.kill()
    await rm(root, { recursive: true, force: true })
  }
}

/** The name of the next revision that comes into a channel's folder. */
function nextRevision(folder: string) {
  return new Promise<string>((resolve, reject) => {
    const watcher = watch(folder, (_event, file) => {
      if (file === null || !/^\d{8,}\.json$/.test(file)) return
      watcher.close()
      resolve(file)
    })
    watcher.once('error', reject)
  })
}
