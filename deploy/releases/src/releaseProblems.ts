import { fitProblems as problemsOfFit, type FitProblem, type Release } from '@crossbook/contract'
import type { Store } from '@crossbook/store'
import type { BuildTrustProblem } from '@crossbook/trust'
import { MANIFEST } from '@crossbook/web-files'
import semver from 'semver'
import type { BrokenRoutes } from './brokenRoutes'
import type { CheckedBuilds } from './checkedBuilds'
import { type BuildProblem, buildProblems } from './buildProblems'
import type { MarkedBuild } from './markedBuilds'
import type { PolicyProblem } from './policyProblems'
import { readBuild } from './publishBuild'
import type { SiteProblem } from './siteProblems'

/** Why builds cannot be one site. */
export type ReleaseProblem =
  | BrokenRoutes
  | BuildProblem
  | BuildTrustProblem
  | FitProblem
  | MarkedBuild
  | PolicyProblem
  | SiteProblem
  | { kind: 'buildDamaged'; app: string; version: string; file: string }
  /** `known` are the versions that there are, and `apps` the applications where there is none, once somebody has looked. */
  | {
      kind: 'notPublished'
      app: string
      version: string
      known?: readonly string[]
      apps?: readonly string[]
    }

type Builds = Pick<Release, 'host' | 'remotes'>

/** Everything that speaks against promoting these builds together; empty when nothing does. */
export async function releaseProblems(
  store: Store,
  builds: Builds,
  checked?: CheckedBuilds,
): Promise<ReleaseProblem[]> {
  return [...fitProblems(builds), ...(await storedProblems(store, builds, checked))]
}

/** What speaks against these builds in one page, whatever their files are. */
export function fitProblems(builds: Builds) {
  return problemsOfFit(builds, semver.satisfies)
}

/**
 * What a release says of a build must be what was published, and its bytes must still be there; what `checked` knows to be so is not
 * read again.
 */
export async function storedProblems(
  store: Store,
  { host, remotes }: Builds,
  checked?: CheckedBuilds,
): Promise<ReleaseProblem[]> {
  const checks = [host, ...remotes].map(async (app): Promise<ReleaseProblem[]> => {
    const { name, version } = app
    const same = await checked?.sameFiles({ app: name, version })
    const isThere = same?.has(MANIFEST) || (await readBuild(store, name, version)) !== undefined
    if (!isThere) return [{ kind: 'notPublished', app: name, version }]
    const problems = await buildProblems(app, (file) => store.readBuildFile(name, version, file), same)
    return problems.map((problem) => (isDamage(problem) ? { ...problem, kind: 'buildDamaged' } : problem))
  })
  return (await Promise.all(checks)).flat()
}

/** A build was whole when it was published: what it lacks now, it lost in the store. */
function isDamage({ kind }: BuildProblem) {
  return kind === 'fileMissing' || kind === 'fileChanged'
}
