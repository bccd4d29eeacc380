import {
  canonicalJson,
  type ChannelName,
  check,
  failure,
  type Mix,
  pageRemotes,
  type Result,
  fileIntegrity,
  success,
  versionDifferences,
  writtenTextSchema,
} from '@crossbook/contract'
import type { Store } from '@crossbook/store'
import { composeNext } from '../compose/composeNext'
import type { AppAtVersion } from '../history/shownApps'
import { beyondRanges, type Problems, showingProblems } from '../checks/releaseProblems'
import { mixId } from './readMixes'
import type { MixProblem } from '../checks/mixProblems'

/** Maximum lifetime of a mix in days. Builds that are needed for longer belong on a channel. */
export const MOST_DAYS = 90

/** Characters of a mix's name. */
const MOST_CHARACTERS = 80

const DAY_MS = 24 * 60 * 60 * 1000

/** A request to create a mix. */
export interface MixRequest {
  channel: ChannelName
  builds: readonly AppAtVersion[]
  name: string
  owner: string
  days: number
  /** Whether applications that the mix does not replace keep their current versions; left out: they follow the channel. */
  pin?: boolean
  /** Whether the mix's own host may provide shared modules outside the ranges of its remotes. */
  beyondRanges?: boolean
  now(): Date
}

/**
 * Creates a mix of a channel's current release and other published versions of some applications. Checks it like a promotion. Writes
 * its release first, so that a mix never exists without it. The channel does not move.
 */
export async function createMix(
  store: Store,
  request: MixRequest,
): Promise<Result<Mix, Problems<MixProblem>>> {
  const { channel, builds, owner, days, pin = false, now } = request
  const wrong = wrongRequest(request)
  if (wrong) return failure([wrong])
  const pointer = await store.readPointer(channel)
  if (!pointer) return failure([{ kind: 'channelEmpty', channel }])
  if (!pointer.settings?.acceptsMixes) return failure([{ kind: 'mixesRefused', channel }])

  const createdAt = now()
  const name = request.name.trim()
  const composed = await composeNext(store, {
    channel,
    builds,
    author: owner,
    reason: `Mix: ${name}`,
    now: () => createdAt,
  })
  if (!composed.ok) return composed
  const { current, release, isNew } = composed.value
  if (!current || !isNew) return failure([{ kind: 'mixOfNothing', channel }])
  const found = await showingProblems(store, channel, release, createdAt)
  // Ranges count on the channel's own pages, where a mix without a host of its own is shown.
  const isTrial = request.beyondRanges === true && release.host.version !== current.release.host.version
  const problems = isTrial ? beyondRanges(found) : found
  if (problems.length > 0) return failure(problems)

  const content: Omit<Mix, 'id'> = {
    channel,
    name,
    owner,
    createdAt: createdAt.toISOString(),
    expiresAt: new Date(createdAt.getTime() + days * DAY_MS).toISOString(),
    ...(pin ? {} : { follows: true }),
    ...(found.length > 0 ? { beyondRanges: true } : {}),
    base: current.release.id,
    release: release.id,
    host: release.host.version,
    replaced: versionDifferences(
      [current.release.host, ...current.release.remotes],
      [release.host, ...release.remotes],
    ).flatMap(({ app, from, to }) => (to === null ? [] : [{ app, from, to }])),
    remotes: pageRemotes(release),
    integrity: fileIntegrity(release.remotes),
  }
  const mix: Mix = { id: mixId(content), ...content }
  await store.putRelease(release.id, canonicalJson(release))
  await store.putMix(channel, mix.id, canonicalJson(mix))
  return success(mix)
}

function wrongRequest({ name, days }: MixRequest): MixProblem | undefined {
  if (!Number.isInteger(days) || days < 1 || days > MOST_DAYS)
    return { kind: 'mixTooLong', days, most: MOST_DAYS }
  const checked = check(writtenTextSchema(MOST_CHARACTERS), name, 'name')
  if (!checked.ok) return { kind: 'mixUnnamed', detail: checked.problem.replace(/^name: /, '') }
  return undefined
}
