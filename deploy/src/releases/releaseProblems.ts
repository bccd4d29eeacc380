import { HOST, type BuiltRemote, type Release } from '@crossbook/contract'
import semver from 'semver'
import type { Store } from '../store/store'
import { buildProblems, type BuildProblem } from './buildProblems'
import { readBuild } from './publishBuild'

/** Why builds cannot be one site. */
export type ReleaseProblem =
  | BuildProblem
  | { kind: 'notPublished'; app: string; version: string }
  | { kind: 'pathTaken'; path: string; owners: readonly string[] }
  | { kind: 'nameIsPrefix'; app: string; version: string; other: string }
  | { kind: 'hostTooOld'; app: string; version: string; contract: number; hostContract: number }
  | { kind: 'sharedMissing'; app: string; version: string; module: string; range: string }
  | {
      kind: 'sharedOutOfRange'
      app: string
      version: string
      module: string
      range: string
      provided: string
    }

type Builds = Pick<Release, 'host' | 'remotes'>

/** Everything that speaks against promoting these builds together; empty when nothing does. */
export async function releaseProblems(store: Store, builds: Builds): Promise<ReleaseProblem[]> {
  return [...fitProblems(builds), ...(await storedProblems(store, builds))]
}

/** What speaks against these builds in one page, whatever their files are. */
export function fitProblems(builds: Builds): ReleaseProblem[] {
  return [
    ...nameProblems(builds),
    ...pathProblems(builds),
    ...builds.remotes.flatMap((remote) => hostProblems(builds, remote)),
  ]
}

/** Module federation finds a remote by the start of its name, and the host's own name is taken. */
function nameProblems({ remotes }: Builds): ReleaseProblem[] {
  const names = [HOST, ...remotes.map(({ name }) => name)]
  return remotes.flatMap(({ name, version }, index) =>
    names.flatMap((other, otherIndex) =>
      otherIndex !== index + 1 && other.startsWith(name)
        ? [{ kind: 'nameIsPrefix' as const, app: name, version, other }]
        : [],
    ),
  )
}

function pathProblems({ host, remotes }: Builds): ReleaseProblem[] {
  const owners = new Map<string, string[]>()
  for (const { name, screens } of [host, ...remotes])
    for (const { path } of screens) owners.set(path, [...(owners.get(path) ?? []), name])
  return [...owners].flatMap(([path, names]) =>
    names.length > 1 ? [{ kind: 'pathTaken' as const, path, owners: names }] : [],
  )
}

function hostProblems(
  { host }: Builds,
  { name, version, contract, requires }: BuiltRemote,
): ReleaseProblem[] {
  const tooOld: ReleaseProblem[] =
    contract > host.contract
      ? [{ kind: 'hostTooOld', app: name, version, contract, hostContract: host.contract }]
      : []
  const shared = Object.entries(requires).flatMap(([module, range]): ReleaseProblem[] => {
    const provided = Object.hasOwn(host.provides, module) ? host.provides[module] : undefined
    if (provided === undefined) return [{ kind: 'sharedMissing', app: name, version, module, range }]
    if (semver.satisfies(provided, range)) return []
    return [{ kind: 'sharedOutOfRange', app: name, version, module, range, provided }]
  })
  return [...tooOld, ...shared]
}

/** What a release says of a build must be what was published, and its bytes must still be there. */
async function storedProblems(store: Store, { host, remotes }: Builds): Promise<ReleaseProblem[]> {
  const checks = [host, ...remotes].map(async (app): Promise<ReleaseProblem[]> => {
    const { name, version } = app
    if (!(await readBuild(store, name, version))) return [{ kind: 'notPublished', app: name, version }]
    return buildProblems(app, (file) => store.readBuildFile(name, version, file))
  })
  return (await Promise.all(checks)).flat()
}
