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
import type { ChannelProblem } from '../checks/channelProblems'
import { type AppAtVersion, composeNext } from '../compose/composeNext'
import type { ReleaseProblem } from '../checks/releaseProblems'
import { showingProblems } from '../checks/showingProblems'
import { mixId } from './mixId'
import type { MixProblem } from '../checks/mixProblems'

/** Longest life of a mix: what is wanted for longer belongs on a channel. */
export const MOST_DAYS = 90

/** Characters of a mix's name. */
const MOST_CHARACTERS = 80

const DAY_MS = 24 * 60 * 60 * 1000

/** A mix that somebody wants. */
export interface MixRequest {
  channel: ChannelName
  builds: readonly AppAtVersion[]
  name: string
  owner: string
  days: number
  /** Whether what the builds do not replace stays as it is now; left out: it follows the channel. */
  pin?: boolean
  now(): Date
}

/**
 * Makes a mix of what a channel shows and other published versions of some applications, checked as a promotion is. Its release is
 * written first, so that a mix is never there without it; the channel does not move.
 */
export async function createMix(
  store: Store,
  request: MixRequest,
): Promise<Result<Mix, readonly (MixProblem | ChannelProblem | ReleaseProblem)[]>> {
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
  const problems = await showingProblems(store, channel, release, createdAt)
  if (problems.length > 0) return failure(problems)

  const mix = named({
    channel,
    name,
    owner,
    createdAt: createdAt.toISOString(),
    expiresAt: new Date(createdAt.getTime() + days * DAY_MS).toISOString(),
    ...(pin ? {} : { follows: true }),
    base: current.release.id,
    release: release.id,
    host: release.host.version,
    replaced: versionDifferences(
      [current.release.host, ...current.release.remotes],
      [release.host, ...release.remotes],
    ).flatMap(({ app, from, to }) => (to === null ? [] : [{ app, from, to }])),
    remotes: pageRemotes(release),
    integrity: fileIntegrity(release.remotes),
  })
  await store.putRelease(release.id, canonicalJson(release))
  await store.putMix(channel, mix.id, canonicalJson(mix))
  return success(mix)
}

function named(content: Omit<Mix, 'id'>): Mix {
  return { id: mixId(content), ...content }
}

function wrongRequest({ name, days }: MixRequest): MixProblem | undefined {
  if (!Number.isInteger(days) || days < 1 || days > MOST_DAYS)
    return { kind: 'mixTooLong', days, most: MOST_DAYS }
  const checked = check(writtenTextSchema(MOST_CHARACTERS), name, 'name')
  if (!checked.ok) return { kind: 'mixUnnamed', detail: checked.problem.replace(/^name: /, '') }
  return undefined
}
