import {
  type BuiltApp,
  canonicalJson,
  type ChannelName,
  fitProblems as problemsOfFit,
  type FitProblem,
  type Release,
} from '@crossbook/contract'
import type { Store } from '@crossbook/store'
import type { BuildTrustProblem } from '@crossbook/trust'
import { MANIFEST } from '@crossbook/web-files'
import semver from 'semver'
import type { BrokenRoutes } from './brokenRoutes'
import type { ChannelProblem } from './channelProblems'
import type { CheckedBuilds } from './checkedBuilds'
import { type BuildProblem, buildProblems } from './buildProblems'
import type { MarkedBuild } from './markedBuilds'
import type { PolicyProblem } from './policyProblems'
import { readBuild, UnreadableBuild } from '../builds/readBuild'
import { signatureProblems } from './signatureProblems'
import type { Builds } from '../history/shownApps'
import type { SiteProblem } from './siteProblems'

/** A reason why builds cannot form one site. */
export type ReleaseProblem =
  | BrokenRoutes
  | BuildProblem
  | BuildTrustProblem
  | FitProblem
  | MarkedBuild
  | PolicyProblem
  | SiteProblem
  | { kind: 'buildDamaged'; app: string; version: string; file: string }
  /** `known` lists the app's published versions, and `apps` the published applications. Both are undefined until they are looked up. */
  | {
      kind: 'notPublished'
      app: string
      version: string
      known?: readonly string[]
      apps?: readonly string[]
    }

/** Why a channel does not show builds. `Other` are the caller's own reasons. */
export type Problems<Other = never> = readonly (ChannelProblem | ReleaseProblem | Other)[]

/** Returns the reasons against promoting these builds together; empty if there are none. */
export async function releaseProblems(
  store: Store,
  builds: Builds,
  known: Known = {},
): Promise<ReleaseProblem[]> {
  return [...fitProblems(builds), ...(await storedProblems(store, builds, known))]
}

/** Why a channel cannot show a release now: its builds do not fit together, or a signature is missing or not accepted. */
export async function showingProblems(
  store: Store,
  channel: ChannelName,
  release: Release,
  now: Date,
): Promise<ReleaseProblem[]> {
  return [
    ...(await releaseProblems(store, release)),
    ...(await signatureProblems(store, { channel, builds: release, known: 'present', now })),
  ]
}

/** Why these builds do not fit on one page, regardless of their files. */
export function fitProblems(builds: Builds) {
  return problemsOfFit(builds, semver.satisfies)
}

/** Returns the problems without those about ranges of shared modules, for trial. */
export function beyondRanges<Problem extends { kind: string }>(problems: readonly Problem[]): Problem[] {
  return problems.filter(({ kind }) => kind !== 'sharedOutOfRange')
}

/** Information about builds that the caller already has. */
interface Known {
  /** Builds that were checked before and are not read again. */
  checked?: CheckedBuilds
  present?: Builds | undefined
}

/** A build that the channel shows already and that was damaged in the store since. */
export interface KeptDamage {
  app: string
  version: string
}

/** Separates damage to builds that the channel already shows. It blocks no change of others: the site keeps its copies. */
export function withoutKeptDamage(
  problems: readonly ReleaseProblem[],
  next: Builds,
  present: Builds | undefined,
): { problems: ReleaseProblem[]; damaged: KeptDamage[] } {
  const isOf = (problem: ReleaseProblem, { name, version }: BuiltApp) =>
    (problem.kind === 'buildDamaged' || problem.kind === 'notPublished') &&
    name === problem.app &&
    version === problem.version
  const damaged = [next.host, ...next.remotes].filter(
    (app) => isShown(app, present) && problems.some((problem) => isOf(problem, app)),
  )
  return {
    problems: problems.filter((problem) => !damaged.some((app) => isOf(problem, app))),
    damaged: damaged.map(({ name, version }) => ({ app: name, version })),
  }
}

function isShown(app: BuiltApp, present: Builds | undefined) {
  const shown = [...(present ? [present.host] : []), ...(present?.remotes ?? [])]
  return shown.some((one) => canonicalJson(one) === canonicalJson(app))
}

/** Checks that a release describes its builds like their published manifests, and that their bytes still exist. */
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

/** Returns whether a build's app.json exists, or 'damaged' if it is unreadable and the channel already shows the build. */
async function readIfShown(store: Store, app: BuiltApp, present: Builds | undefined) {
  try {
    return (await readBuild(store, app.name, app.version)) !== undefined
  } catch (error) {
    if (error instanceof UnreadableBuild && isShown(app, present)) return 'damaged' as const
    throw error
  }
}

/** Whether a problem is damage in the store. A build is complete when it is published, so a missing or changed file was damaged later. */
function isDamage({ kind }: BuildProblem) {
  return kind === 'fileMissing' || kind === 'fileChanged'
}
