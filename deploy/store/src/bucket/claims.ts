import { randomUUID } from 'node:crypto'
import type { AppName, AppVersion } from '@crossbook/contract'
import * as v from 'valibot'
import { documentBytes, LAYOUT } from '../storeLayout'
import type { Bucket } from './bucket'

const MINUTE_MS = 60 * 1000

/** Age after which a claim counts as that of a killed process. A running process renews its claim long before. */
const ABANDONED_MS = 10 * MINUTE_MS
const RENEWED_MS = 3 * MINUTE_MS

/** Age up to which no other process can hold the claim yet, even if clocks differ by minutes and a request is slow to arrive. */
const CERTAIN_MS = 5 * MINUTE_MS

/** Time of a claim that its process has given up. Any process may take it over. */
const GIVEN_UP = new Date(0)

const claimSchema = v.object({
  id: v.string(),
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** The build's app.json in base64, once all other files are in place. From then on no other publisher may take the claim over. */
  manifest: v.optional(v.string()),
})

type Claim = v.InferOutput<typeof claimSchema>

/** Result of an attempt to claim a build. */
export type ClaimOutcome =
  | { kind: 'held'; claim: HeldClaim }
  | { kind: 'heldByOther'; since: Date; until: Date }
  /** All files exist, and the next publisher of the build adds this app.json. */
  | { kind: 'sealed'; manifest: Uint8Array }

/**
 * Takes the claim of a build. A publisher does so before its first write, and a remover before its first removal. `overSealed` is for
 * removers: they also take the claim of a finished publication.
 */
export async function takeClaim(
  bucket: Bucket,
  app: AppName,
  version: AppVersion,
  { now, overSealed = false }: { now: () => Date; overSealed?: boolean },
): Promise<ClaimOutcome> {
  const key = LAYOUT.claim(app, version)
  const mine: Claim = { id: randomUUID(), at: now().toISOString() }
  const held = (etag: string, isTakenOver: boolean): ClaimOutcome => ({
    kind: 'held',
    claim: heldClaim(bucket, key, now, { mine, etag, isTakenOver }),
  })
  for (;;) {
    const created = await bucket.create(key, documentBytes(mine))
    if (created !== undefined) return held(created, false)
    const there = await bucket.readDocument(key, claimSchema)
    if (!there) continue
    const claim = there.value
    if (claim.manifest !== undefined && !overSealed)
      return { kind: 'sealed', manifest: Buffer.from(claim.manifest, 'base64') }
    const since = new Date(claim.at)
    const until = new Date(since.getTime() + ABANDONED_MS)
    if (claim.manifest === undefined && now() < until) return { kind: 'heldByOther', since, until }
    const etag = await bucket.replace(key, documentBytes(mine), there.etag)
    if (etag !== undefined) return held(etag, true)
  }
}

/** The right to write or remove a build's files, until another process takes it over. */
export type HeldClaim = ReturnType<typeof heldClaim>

function heldClaim(
  bucket: Bucket,
  key: string,
  now: () => Date,
  taken: { mine: Claim; etag: string; isTakenOver: boolean },
) {
  let { mine, etag }: { mine: Claim; etag: string | undefined } = taken
  let renewing: Promise<boolean> | undefined
  const age = () => now().getTime() - new Date(mine.at).getTime()

  /** Writes the claim again, with an id that differs from any other; returns false when another process has taken it over. */
  async function rewrite(claim: Claim) {
    etag = etag === undefined ? undefined : await bucket.replace(key, documentBytes(claim), etag)
    mine = claim
    return etag !== undefined
  }

  return {
    /** Whether another process held it before and may have left files. */
    isTakenOver: taken.isTakenOver,
    /** Renews the claim if needed. Returns whether this process still holds it. */
    async keep() {
      if (etag !== undefined && age() < RENEWED_MS) return true
      renewing ??= rewrite({ ...mine, at: now().toISOString() }).finally(() => (renewing = undefined))
      return renewing
    },
    /** Returns whether this process holds it beyond doubt at this moment. */
    isCertain: () => etag !== undefined && age() < CERTAIN_MS,
    /** Makes it final; returns false when another process has taken it over. */
    seal: (manifest: Uint8Array) => rewrite({ ...mine, manifest: Buffer.from(manifest).toString('base64') }),
    /** Lets other processes take it over at once. */
    giveUp: () => rewrite({ ...mine, at: GIVEN_UP.toISOString() }),
    /** Removes it, when the build is gone. */
    drop: () => bucket.remove(key),
  }
}
