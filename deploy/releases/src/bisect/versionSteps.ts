import type { BuiltApp, BuiltHost, BuiltRemote, Release, ReleaseId } from '@crossbook/contract'
import type { ChannelRevision } from '@crossbook/store'
import { diffReleases } from '../history/diffReleases'

/** A release at the place that it has in a channel's history. */
export interface ShownRelease {
  revision: ChannelRevision
  release: Release
}

/** One app that changes its version: the smallest thing that can have broken a site. */
export interface VersionStep {
  app: string
  from: string | undefined
  to: string | undefined
  /** The build after the step; undefined when the app leaves the site. */
  build: BuiltApp | undefined
  release: ReleaseId
  /** The revision that showed that release first: to everybody, or as a rollout. */
  revision: ChannelRevision
}

/** Builds that are served together. */
export interface Composition {
  host: BuiltHost
  remotes: BuiltRemote[]
}

/** The changes of these releases, one app at a time. A host comes first, because remotes promoted with it most often need it. */
export function versionSteps(shown: readonly ShownRelease[]): VersionStep[] {
  return shown.flatMap(({ revision, release }, index) => {
    const before = shown[index - 1]?.release
    if (!before) return []
    return diffReleases(before, release).apps.map(({ name, before: from, after: to }): VersionStep => ({
      app: name,
      from,
      to,
      build: [release.host, ...release.remotes].find((app) => app.name === name),
      release: release.id,
      revision,
    }))
  })
}

/** The versions of a site after applying some steps to a release. */
export function compositionAfter(start: Composition, steps: readonly VersionStep[]): Composition {
  return steps.reduce(({ host, remotes }, { app, build }) => {
    if (build?.kind === 'host') return { host: build, remotes }
    const others = remotes.filter(({ name }) => name !== app)
    return { host, remotes: build ? [...others, build] : others }
  }, start)
}
