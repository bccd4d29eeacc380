import {
  type AppName,
  type AppVersion,
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

/** One published build. */
export interface BuildName {
  app: AppName
  version: AppVersion
}

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
 * The builds that a channel's site serves, by `app@version`: those of the current release, of the releases that tabs may still
 * have open, and of its open mixes, each with its fallback builds. No other published build can be reached on the site, so
 * publishing alone shows nothing to users. The result includes fallback builds that have since been marked as bad; callers leave
 * them out unless they are among `shownBuilds`.
 */
export function servedBuilds(past: ChannelPast): ReadonlyMap<string, BuildName> {
  return buildsIn(past, buildsOf, buildsOfMix)
}

/** The builds that a release or mix names itself, without fallback builds. */
export function shownBuilds(past: ChannelPast): ReadonlyMap<string, BuildName> {
  return buildsIn(past, shownOf, shownOfMix)
}

function buildsIn(
  { history, releases, mixes, now }: ChannelPast,
  ofRelease: (release: Release) => BuildName[],
  ofMix: (mix: ChannelPast['mixes'][number]) => BuildName[],
): ReadonlyMap<string, BuildName> {
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

/** Also the builds that pages of the release fall back on. */
export function buildsOf(release: Release): BuildName[] {
  const { remotes, previous, earlier } = release
  return [
    ...shownOf(release),
    ...remotes.flatMap(({ name }) =>
      fallbackBuildsOf({ previous, earlier }, name).map(({ version }) => ({
        app: name,
        version,
      })),
    ),
  ]
}

/** Without those. */
export function shownOf({
  host,
  remotes,
}: Partial<Pick<Release, 'host'>> & Pick<Release, 'remotes'>): BuildName[] {
  return [...(host ? [host] : []), ...remotes].map(({ name, version }) => ({ app: name, version }))
}

/** Returns the builds of a mix. If it names no host, its tabs are pages of the channel's release. */
export function buildsOfMix(mix: Pick<Mix, 'remotes' | 'replaced'>): BuildName[] {
  return [
    ...shownOfMix(mix),
    ...mix.remotes.flatMap((remote) =>
      fallbackBuilds(remote).map(({ version }) => ({ app: remote.name, version })),
    ),
  ]
}

function shownOfMix(mix: Pick<Mix, 'remotes' | 'replaced'>): BuildName[] {
  const host = chosenHost(mix)
  return [
    ...(host === undefined ? [] : [{ app: HOST, version: host }]),
    ...mix.remotes.map(({ name, version }) => ({ app: name, version })),
  ]
}

/** One build's name in lists. */
export function buildName({ app, version }: BuildName) {
  return `${app}@${version}`
}
