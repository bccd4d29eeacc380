import {
  chosenHost,
  fallbackBuilds,
  fallbackBuildsOf,
  HOST,
  isOpen,
  type Mix,
  type Release,
  type ReleaseId,
} from '@crossbook/contract'
import { type ChannelRevision, openTabsSince } from '@crossbook/store'
import { settingsOf } from './channelConfig'
import { type AppAtVersion, buildName, shownOf } from './shownApps'

/** The releases and mixes of a channel, as stored. */
export interface ChannelPast {
  /** Every revision, oldest first. */
  history: readonly ChannelRevision[]
  /** The readable releases among openReleases, and the releases with the previous host that they name. */
  releases: readonly Release[]
  mixes: readonly Pick<Mix, 'remotes' | 'replaced' | 'expiresAt' | 'endedAt'>[]
  now: Date
}

/**
 * The builds that a channel's site serves, by `app@version`: those of the current release, of the releases that tabs may still have
 * open, and of its open mixes, each with its fallback builds. Publishing alone shows nothing to users. Callers leave out fallback builds
 * that have since been marked as bad, unless they are among `shownBuilds`.
 */
export function servedBuilds(past: ChannelPast): ReadonlyMap<string, AppAtVersion> {
  return buildsIn(past, buildsOf, buildsOfMix)
}

/** The builds that a release or mix names itself, without fallback builds. */
export function shownBuilds(past: ChannelPast): ReadonlyMap<string, AppAtVersion> {
  return buildsIn(past, shownOf, shownOfMix)
}

function buildsIn(
  { history, releases, mixes, now }: ChannelPast,
  ofRelease: (release: Release) => AppAtVersion[],
  ofMix: (mix: ChannelPast['mixes'][number]) => AppAtVersion[],
): ReadonlyMap<string, AppAtVersion> {
  const open = openReleases(history, now)
  const { acceptsMixes } = settingsOf(history.at(-1))
  const shown = releases.filter(({ id }) => open.includes(id))
  // Their pages offer it where the host is broken.
  const before = releases.filter(({ id }) => shown.some(({ hostBefore }) => hostBefore === id))
  const builds = [
    ...[...shown, ...before].flatMap(ofRelease),
    ...(acceptsMixes ? mixes.filter((mix) => isOpen(mix, now)).flatMap(ofMix) : []),
  ]
  return new Map(builds.map((build) => [buildName(build), build]))
}

/** The releases that a channel shows, also to few, or that tabs of its site may still be open on; the newest revision's comes first. */
export function openReleases(history: readonly ChannelRevision[], now: Date): ReleaseId[] {
  const since = openTabsSince(settingsOf(history.at(-1)), now)
  const open = history.filter((_, index) => {
    const next = history[index + 1]
    return next === undefined || new Date(next.at) >= since
  })
  return [
    ...new Set(
      open.reverse().flatMap(({ release, rollout }) => (rollout ? [release, rollout.release] : [release])),
    ),
  ]
}

/** The builds of a release, and those that its pages fall back on. */
export function buildsOf(release: Release): AppAtVersion[] {
  const behind = release.remotes.flatMap(({ name: app }) =>
    fallbackBuildsOf(release, app).map(({ version }) => ({ app, version })),
  )
  return [...shownOf(release), ...behind]
}

/** Returns the builds of a mix. If it names no host, its tabs are pages of the channel's release. */
export function buildsOfMix(mix: Pick<Mix, 'remotes' | 'replaced'>): AppAtVersion[] {
  const behind = mix.remotes.flatMap((remote) =>
    fallbackBuilds(remote).map(({ version }) => ({ app: remote.name, version })),
  )
  return [...shownOfMix(mix), ...behind]
}

function shownOfMix(mix: Pick<Mix, 'remotes' | 'replaced'>): AppAtVersion[] {
  const host = chosenHost(mix)
  return [...(host === undefined ? [] : [{ app: HOST, version: host }]), ...shownOf(mix)]
}
