import { type AppName, canonicalJson, own, type ReleaseId } from '@crossbook/contract'
import type { ChannelKey, ChannelRevision, ChannelRight, GrantedRight } from '@crossbook/store'

type Apps = ChannelRevision['apps']

/** Versions that a channel has shown to all users up to some revision. */
export interface ShownBefore {
  releases: ReadonlySet<ReleaseId>
  /** `wallet@1.4.0`. */
  builds: ReadonlySet<string>
}

const ALL_MOVES = ['promote', 'rollback', 'remove'] as const

/** A change that a revision makes. Each of these rights alone allows it. */
export interface NeededRight {
  anyOf: readonly [ChannelRight, ...ChannelRight[]]
  /** The application that is changed; undefined: the whole channel. */
  app: AppName | undefined
}

/**
 * Returns whether a key has been granted a right for an application (undefined: for the whole channel). The right to promote for the
 * whole channel decides which applications it shows, and so includes removing applications.
 */
export function isGranted(may: ChannelKey['may'], right: ChannelRight, app: AppName | undefined): boolean {
  const granted = (wanted: string) => may.some((one: GrantedRight) => one === wanted)
  if (granted(right) || (app !== undefined && granted(`${right}:${app}`))) return true
  return right === 'remove' && granted('promote')
}

/** Whether a key has been granted a right for the whole channel or for at least one application. */
export function isGrantedAnywhere(may: ChannelKey['may'], right: ChannelRight) {
  return isGranted(may, right, undefined) || may.some((granted) => granted.startsWith(`${right}:`))
}

/**
 * Returns the rights that the signer of a revision needs. They follow from the changes between the previous revision and this one:
 * settings, the release that everybody is shown, and the rollout. A revision that changes several of them needs all of the rights.
 *
 * @param shown the releases and builds that the channel showed before, which tell a rollback from a promotion; undefined where they have
 * not been read
 * @returns 'historyNeeded' when the answer depends on `shown`, and it is undefined
 */
export function neededRights(
  last: ChannelRevision | undefined,
  revision: ChannelRevision,
  may: ChannelKey['may'],
  shown: ShownBefore | undefined,
): readonly NeededRight[] | 'historyNeeded' {
  const settings: NeededRight = { anyOf: ['settings'], app: undefined }
  // No key can have been granted a right before the channel has keys.
  if (last?.settings?.keys === undefined) return [settings]
  const isRelease = last.release !== revision.release
  const isRollout = json(last.rollout) !== json(revision.rollout)
  if (!isRelease && !isRollout) return [settings]
  const moving = isRelease ? releaseRights(last, revision, may, shown) : []
  if (moving === 'historyNeeded') return moving
  return [
    ...(json(last.settings) === json(revision.settings) ? [] : [settings]),
    ...moving,
    ...(isRollout ? rolloutRights(last, revision) : []),
  ]
}

/** Rights for showing everybody another release. */
function releaseRights(
  last: ChannelRevision,
  revision: ChannelRevision,
  may: ChannelKey['may'],
  shown: ShownBefore | undefined,
): readonly NeededRight[] | 'historyNeeded' {
  const apps = changedApps(last.apps, revision.apps)
  const isRemoved = (app: AppName | undefined) => app !== undefined && own(revision.apps, app) === undefined
  const isAllowedAll = (app: AppName | undefined) =>
    ALL_MOVES.every((right) => isGranted(may, right, app) || (right === 'remove' && !isRemoved(app)))
  if (!shown && !apps.every(isAllowedAll)) return 'historyNeeded'
  if (shown?.releases.has(revision.release)) return apps.map((app) => ({ anyOf: ['rollback'], app }))
  return apps.map((app) => {
    if (isRemoved(app)) return { anyOf: ['remove'], app }
    const isEarlier = app !== undefined && shown?.builds.has(`${app}@${own(revision.apps, app)}`)
    return { anyOf: isEarlier ? ['promote', 'rollback'] : ['promote'], app }
  })
}

/** Rights for beginning, moving, replacing or ending a rollout. */
function rolloutRights(last: ChannelRevision, revision: ChannelRevision): readonly NeededRight[] {
  const begun = revision.rollout
  const ended = last.rollout?.release === begun?.release ? undefined : last.rollout
  // A rollout that ends because everybody is shown its release is a promotion, which `releaseRights` checks.
  const isFinished = ended !== undefined && ended.release === revision.release
  return [
    ...(begun ? changedApps(revision.apps, begun.apps) : []).map((app): NeededRight => ({
      anyOf: ['promote'],
      app,
    })),
    ...(ended && !isFinished ? changedApps(last.apps, ended.apps) : []).map((app): NeededRight => ({
      anyOf: ['rollback', 'promote'],
      app,
    })),
  ]
}

/** Applications whose versions differ; `[undefined]`, the whole channel, where nothing differs. */
function changedApps(before: Apps, after: Apps): readonly (AppName | undefined)[] {
  const versions = [before, after].map((apps) => new Map(Object.entries(apps)))
  const names = new Set(versions.flatMap((apps) => [...apps.keys()]))
  const changed = [...names].filter((name) => versions[0]?.get(name) !== versions[1]?.get(name))
  return changed.length > 0 ? (changed as AppName[]) : [undefined]
}

function json(part: ChannelRevision['settings'] | ChannelRevision['rollout']) {
  return canonicalJson(part ?? null)
}
