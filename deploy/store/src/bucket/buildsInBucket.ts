import type { AppName, AppVersion } from '@crossbook/contract'
import { type Files, inParallel, MANIFEST } from '@crossbook/web-files'
import { StoreProblem } from '../storeProblem'
import { checkNames, documentBytes, LAYOUT } from '../storeLayout'
import type { Bucket } from './bucket'
import { type HeldClaim, takeClaim } from './claims'

/** Time that a publisher waits for another publisher of the same version. */
const PATIENCE_MS = 30_000
const LOOK_EVERY_MS = 1_000

/** Clock of the processes that share a bucket. */
export interface Clock {
  now: () => Date
  wait: (ms: number) => Promise<void>
}

/**
 * Keeps builds in a bucket, where one request writes one object at most. A build exists once its app.json does, which is written last. A
 * claim decides which process may write, and others can take over a killed publisher's claim after ten minutes. If that publisher was
 * only suspended, it does no harm when it resumes: it creates files only under free names, and its successor replaces them. Only one of
 * the two can make the claim final, which comes before app.json. Requests that replace or remove a file are sent only while the claim is
 * fresh.
 */
export function buildsInBucket(bucket: Bucket, clock: Clock) {
  return {
    /** Keeps a build under its version. Throws a StoreProblem when another publisher of the version does not finish in time. */
    async put(app: AppName, version: AppVersion, files: Files): Promise<'stored' | 'exists' | 'removed'> {
      const manifest = checkNames(files).get(MANIFEST)
      if (!manifest) throw new Error(`A build of ${app} without ${MANIFEST} cannot be kept`)
      const folder = LAYOUT.build(app, version)
      const started = clock.now().getTime()
      for (;;) {
        if (await bucket.look(`${folder}/${MANIFEST}`)) return 'exists'
        const outcome = await takeClaim(bucket, app, version, clock)
        switch (outcome.kind) {
          case 'held':
            // The remover released the claim only after it had recorded the removal.
            if (await bucket.look(LAYOUT.removal(app, version))) {
              await outcome.claim.drop()
              return 'removed'
            }
            if (!(await fill(outcome.claim, folder, files, manifest))) break
            await bucket.create(`${folder}/${MANIFEST}`, manifest)
            return 'stored'
          case 'sealed':
            // Its publisher is writing this right now, or was killed a moment before.
            await bucket.create(`${folder}/${MANIFEST}`, outcome.manifest)
            return 'exists'
          case 'heldByOther':
            if (clock.now().getTime() - started > PATIENCE_MS)
              throw new StoreProblem(
                `Another publisher began with ${app} ${version} at ${outcome.since.toISOString()} and has not finished. If it was killed, publish again after ${outcome.until.toISOString()}.`,
              )
            await clock.wait(LOOK_EVERY_MS)
        }
      }
    },

    /** Removes a build: first its app.json, so that it is gone at once, then the rest. */
    async remove(app: AppName, version: AppVersion) {
      const folder = LAYOUT.build(app, version)
      if (!(await bucket.look(`${folder}/${MANIFEST}`))) return
      const outcome = await takeClaim(bucket, app, version, { ...clock, overSealed: true })
      // If there is an app.json, an open claim belongs to another remover, which will finish soon.
      if (outcome.kind !== 'held') return
      const { claim } = outcome
      await bucket.create(LAYOUT.removal(app, version), documentBytes({ app, version }))
      await bucket.remove(`${folder}/${MANIFEST}`, claim.isCertain)
      const names = await bucket.list(folder)
      if (await removeFiles(claim, folder, [...names.keys()])) await claim.drop()
    },
  }

  /** Writes everything but app.json and makes the claim final. Returns false when another process has taken the claim over meanwhile. */
  async function fill(claim: HeldClaim, folder: string, files: Files, manifest: Uint8Array) {
    try {
      if (claim.isTakenOver) await removeLeftovers(claim, folder, files)
      const others = [...files].filter(([name]) => name !== MANIFEST)
      const written = await inParallel(others, ([name, bytes]) =>
        writeFile(claim, `${folder}/${name}`, bytes),
      )
      return written.every(Boolean) && (await claim.seal(manifest))
    } catch (error) {
      await claim.giveUp().catch(() => undefined)
      throw error
    }
  }

  async function writeFile(claim: HeldClaim, key: string, bytes: Uint8Array) {
    for (;;) {
      if (!(await claim.keep())) return false
      if ((await bucket.create(key, bytes)) !== undefined) return true
      const there = await bucket.look(key)
      if (!there || !(await claim.keep())) continue
      if ((await bucket.replace(key, bytes, there.etag, claim.isCertain)) !== undefined) return true
    }
  }

  async function removeLeftovers(claim: HeldClaim, folder: string, files: Files) {
    const names = [...(await bucket.list(folder)).keys()].filter((name) => !files.has(name))
    await removeFiles(claim, folder, names)
  }

  /** Removes files. Returns false when another process has taken the claim over meanwhile; the rest is left to that process. */
  async function removeFiles(claim: HeldClaim, folder: string, names: readonly string[]) {
    const removed = await inParallel(names, async (name) => {
      if (!(await claim.keep())) return false
      await bucket.remove(`${folder}/${name}`, claim.isCertain)
      return true
    })
    return removed.every(Boolean)
  }
}
