import { HOST, type BuiltHost, type BuiltRemote, type Release } from '@crossbook/contract'
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
  | { kind: 'hostTooOld'; app: string; version: string; contract: number; host: string; hostContract: number }
  | { kind: 'accessUnknown'; app: string; version: string; path: string; access: string; host: string }
  | { kind: 'groupUnknown'; app: string; version: string; path: string; group: string; host: string }
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

/** What hosts know that do not say what they know: the words of contract 1, whatever later contracts add. */
const WORDS_OF_CONTRACT_1 = {
  access: ['public', 'signedIn'],
  menuGroups: ['Trading', 'Features', 'Tools', 'Earn'],
}

/** Everything that speaks against promoting these builds together; empty when nothing does. */
export async function releaseProblems(store: Store, builds: Builds): Promise<ReleaseProblem[]> {
  return [...fitProblems(builds), ...(await storedProblems(store, builds))]
}

/** What speaks against these builds in one page, whatever their files are. */
export function fitProblems(builds: Builds): ReleaseProblem[] {
  return [
    ...nameProblems(builds),
    ...pathProblems(builds),
    ...builds.remotes.flatMap((remote) => hostProblems(builds.host, remote)),
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
  for (const { name, version, screens } of [host, ...remotes])
    for (const { path } of screens) owners.set(path, [...(owners.get(path) ?? []), `${name} ${version}`])
  return [...owners].flatMap(([path, names]) =>
    names.length > 1 ? [{ kind: 'pathTaken' as const, path, owners: names }] : [],
  )
}

/** What speaks against a remote in a page of this host, whatever other remotes there are. */
export function hostProblems(host: BuiltHost, remote: BuiltRemote): ReleaseProblem[] {
  const { name: app, version, contract } = remote
  const tooOld: ReleaseProblem[] =
    contract > host.contract
      ? [{ kind: 'hostTooOld', app, version, contract, host: host.version, hostContract: host.contract }]
      : []
  return [...tooOld, ...sharedProblems(host, remote), ...wordProblems(host, remote)]
}

function sharedProblems(host: BuiltHost, { name: app, version, requires }: BuiltRemote): ReleaseProblem[] {
  return Object.entries(requires).flatMap(([module, range]): ReleaseProblem[] => {
    const provided = Object.hasOwn(host.provides, module) ? host.provides[module] : undefined
    if (provided === undefined) return [{ kind: 'sharedMissing', app, version, module, range }]
    if (semver.satisfies(provided, range)) return []
    return [{ kind: 'sharedOutOfRange', app, version, module, range, provided }]
  })
}

/** Access levels and menu groups that a newer contract brought, and this host would not know what to do with. */
function wordProblems(host: BuiltHost, { name: app, version, screens }: BuiltRemote): ReleaseProblem[] {
  const knows = host.knows ?? WORDS_OF_CONTRACT_1
  return screens.flatMap(({ path, access, menu }): ReleaseProblem[] => [
    ...(knows.access.includes(access)
      ? []
      : [{ kind: 'accessUnknown' as const, app, version, path, access, host: host.version }]),
    ...(menu === undefined || knows.menuGroups.includes(menu.group)
      ? []
      : [{ kind: 'groupUnknown' as const, app, version, path, group: menu.group, host: host.version }]),
  ])
}

/** What a release says of a build must be what was published, and its bytes must still be there. */
export async function storedProblems(store: Store, { host, remotes }: Builds): Promise<ReleaseProblem[]> {
  const checks = [host, ...remotes].map(async (app): Promise<ReleaseProblem[]> => {
    const { name, version } = app
    if (!(await readBuild(store, name, version))) return [{ kind: 'notPublished', app: name, version }]
    return buildProblems(app, (file) => store.readBuildFile(name, version, file))
  })
  return (await Promise.all(checks)).flat()
}
