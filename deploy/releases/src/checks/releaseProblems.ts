import {
  type BuiltApp,
  canonicalJson,
  fitProblems as problemsOfFit,
  type FitProblem,
  type Release,
} from '@crossbook/contract'
import type { Store } from '@crossbook/store'
import type { BuildTrustProblem } from '@crossbook/trust'
import { MANIFEST } from '@crossbook/web-files'
import semver from 'semver'
import type { BrokenRoutes } from './brokenRoutes'
import type { CheckedBuilds } from './checkedBuilds'
import { type BuildProblem, buildProblems } from './buildProblems'
import type { MarkedBuild } from './markedBuilds'
import type { PolicyProblem } from './policyProblems'
import { readBuild, UnreadableBuild } from '../builds/readBuild'
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
  known: Known = {},
): Promise<ReleaseProblem[]> {
  return [...fitProblems(builds), ...(await storedProblems(store, builds, known))]
}

/** What speaks against these builds in one page, whatever their files are. */
export function fitProblems(builds: Builds) {
  return problemsOfFit(builds, semver.satisfies)
}

/** What is known of builds before they are looked at. */
interface Known {
  /** Builds that were compared before, and are not read again. */
  checked?: CheckedBuilds
  /** What the channel shows now. */
  present?: Builds | undefined
}

/** A build that the channel shows already and that was damaged in the store since. */
export interface KeptDamage {
  app: string
  version: string
}

/**
 * Splits what is wrong with the stored builds of a release: damage to builds that the channel shows already is no reason to refuse a
 * change of other builds, because the site keeps what it has of them.
 */
export function withoutKeptDamage(
  problems: readonly ReleaseProblem[],
  next: Builds,
  present: Builds | undefined,
): { problems: ReleaseProblem[]; damaged: KeptDamage[] } {
  const kept = [next.host, ...next.remotes].filter((app) => isShown(app, present))
  const isOfKept = (problem: ReleaseProblem): problem is Extract<ReleaseProblem, { kind: DamageKind }> =>
    (problem.kind === 'buildDamaged' || problem.kind === 'notPublished') &&
    kept.some(({ name, version }) => name === problem.app && version === problem.version)
  const damaged = problems.filter(isOfKept).map(({ app, version }) => ({ app, version }))
  return {
    problems: problems.filter((problem) => !isOfKept(problem)),
    damaged: kept.flatMap(
      ({ name, version }) => damaged.find((one) => one.app === name && one.version === version) ?? [],
    ),
  }
}

type DamageKind = 'buildDamaged' | 'notPublished'

function isShown(app: BuiltApp, present: Builds | undefined) {
  const shown = [...(present ? [present.host] : []), ...(present?.remotes ?? [])]
  return shown.some((one) => canonicalJson(one) === canonicalJson(app))
}

/**
 * What a release says of a build must be what was published, and its bytes must still be there; what `checked` knows to be so is not
 * read again.
 */
export async function storedProblems(
  store: Store,
  { host, remotes }: Builds,
  { checked, present }: Known = {},
): Promise<ReleaseProblem[]> {
  const checks = [host, ...remotes].map(async (app): Promise<ReleaseProblem[]> => {
    const { name, version } = app
    const same = await checked?.sameFiles({ app: name, version })
    const isThere = same?.has(MANIFEST) || (await readIfShown(store, app, present))
    if (isThere === 'damaged') return [{ kind: 'buildDamaged', app: name, version, file: MANIFEST }]
    if (!isThere) return [{ kind: 'notPublished', app: name, version }]
    const problems = await buildProblems(app, (file) => store.readBuildFile(name, version, file), same)
    return problems.map((problem) => (isDamage(problem) ? { ...problem, kind: 'buildDamaged' } : problem))
  })
  return (await Promise.all(checks)).flat()
}

/** Whether a build's app.json is there; 'damaged' for one that cannot be read, of a build that the channel shows. */
async function readIfShown(store: Store, app: BuiltApp, present: Builds | undefined) {
  try {
    return (await readBuild(store, app.name, app.version)) !== undefined
  } catch (error) {
    if (error instanceof UnreadableBuild && isShown(app, present)) return 'damaged' as const
    throw error
  }
}

/** A build was whole when it was published: what it lacks now, it lost in the store. */
function isDamage({ kind }: BuildProblem) {
  return kind === 'fileMissing' || kind === 'fileChanged'
}
