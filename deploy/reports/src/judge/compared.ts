import { type ChannelName, own, type ReleaseId } from '@crossbook/contract'

/** A release that a channel shows to part of its visitors, with the version of each application. */
export interface ShownVersions {
  release: ReleaseId
  apps: Readonly<Record<string, string>>
}

/** Two releases that a channel shows at the same time. */
export interface Compared {
  channel: ChannelName
  present: ShownVersions
  next: ShownVersions
  /** Share of the visits that is reported. Each counted visit is worth 1 / share visits. */
  reportedShare: number
}

/** Returns whether a row belongs to the build that its release shows, and not to a build of a mix or a fallback build. */
export function isOf(
  { present, next }: Pick<Compared, 'present' | 'next'>,
  { app, version, release }: { app: string; version: string; release: string },
) {
  return own((release === next.release ? next : present).apps, app) === version
}

/** The applications of the next release; one that the present release does not have counts as changed. */
export function comparedApps({ present, next }: Pick<Compared, 'present' | 'next'>) {
  return Object.keys(next.apps).map((app) => ({
    app,
    isChanged: own(present.apps, app) !== next.apps[app],
  }))
}
