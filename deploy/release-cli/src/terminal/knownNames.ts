import type { Store } from '@crossbook/store'
import semver from 'semver'
import type { Problem } from './messages'

/** Adds the existing names to a problem with an unknown name, so that the user can spot a typo. */
export async function withKnownNames(store: Store, problem: Problem): Promise<Problem> {
  if (problem.kind === 'channelEmpty' || problem.kind === 'hostMissing')
    return { ...problem, known: (await store.listChannels()).toSorted() }
  if (problem.kind !== 'notPublished') return problem
  const builds = await store.listBuilds()
  const known = builds
    .flatMap(({ app, version }) => (app === problem.app ? [version] : []))
    .sort((a, b) => semver.compareBuild(b, a))
  return { ...problem, known, apps: [...new Set(builds.map(({ app }) => app))].sort() }
}
