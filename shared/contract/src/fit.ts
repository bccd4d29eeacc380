import { own } from './files'
import { PAGE_MARKUP } from './pageMarkup'

/** A host's data for checking remotes. It comes from `app.json` alone. */
export interface FitHost {
  name: string
  version: string
  contract: number
  markup?: number | undefined
  screens: readonly { path: string }[]
  /** Versions of the shared modules it provides, by request. */
  provides: Readonly<Record<string, string>>
  /** Access levels and menu groups that the host knows. Builds that know only those of contract 1 leave it out. */
  knows?: { access: readonly string[]; menuGroups: readonly string[] } | undefined
}

/** A remote's data for checking it against a host. */
export interface FitRemote {
  name: string
  version: string
  screens: readonly { path: string; access: string; menu?: { group: string } | undefined }[]
  /** Left out, like its requirements, for remotes of an existing page: both were checked when it was written. */
  contract?: number
  /** Semver ranges of the shared modules that it uses from the host. */
  requires?: Readonly<Record<string, string>>
}

/** The reason why builds cannot form one site, whatever their files contain. */
export type FitProblem =
  | { kind: 'markupUnknown'; host: string; markup: number | undefined; known: number }
  | { kind: 'pathTaken'; path: string; owners: readonly string[] }
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

/** Returns whether a version is in a semver range. Each caller passes its own implementation, and a test checks that they agree. */
export type Satisfies = (version: string, range: string) => boolean

/** The access levels and menu groups of contract 1, for hosts that do not list what they know. */
const WORDS_OF_CONTRACT_1 = {
  access: ['public', 'signedIn'],
  menuGroups: ['Trading', 'Features', 'Tools', 'Earn'],
}

/**
 * Returns every problem of these builds in one page, or an empty array. Promotion checks a release with it, and the browser checks a page
 * with builds that a visitor tries.
 */
export function fitProblems(
  { host, remotes }: { host: FitHost; remotes: readonly FitRemote[] },
  satisfies: Satisfies,
): FitProblem[] {
  return [
    ...markupProblems(host),
    ...pathProblems([host, ...remotes]),
    ...remotes.flatMap((remote) => [
      ...contractProblems(host, remote),
      ...sharedProblems(host, remote, satisfies),
      ...wordProblems(host, remote),
    ]),
  ]
}

/** Returns a problem if the writer of pages does not know the host's markup version. */
export function markupProblems({ version, markup }: Pick<FitHost, 'version' | 'markup'>): FitProblem[] {
  if (markup === PAGE_MARKUP.version) return []
  return [{ kind: 'markupUnknown', host: version, markup, known: PAGE_MARKUP.version }]
}

function pathProblems(apps: readonly Pick<FitHost, 'name' | 'version' | 'screens'>[]): FitProblem[] {
  const owners = new Map<string, string[]>()
  for (const { name, version, screens } of apps)
    for (const { path } of screens) owners.set(path, [...(owners.get(path) ?? []), `${name} ${version}`])
  return [...owners].flatMap(([path, names]): FitProblem[] =>
    names.length > 1 ? [{ kind: 'pathTaken', path, owners: names }] : [],
  )
}

function contractProblems(host: FitHost, { name: app, version, contract = 0 }: FitRemote): FitProblem[] {
  if (contract <= host.contract) return []
  return [{ kind: 'hostTooOld', app, version, contract, host: host.version, hostContract: host.contract }]
}

function sharedProblems(
  { provides }: FitHost,
  { name: app, version, requires = {} }: FitRemote,
  satisfies: Satisfies,
): FitProblem[] {
  return Object.entries(requires).flatMap(([module, range]): FitProblem[] => {
    const provided = own(provides, module)
    if (provided === undefined) return [{ kind: 'sharedMissing', app, version, module, range }]
    if (satisfies(provided, range)) return []
    return [{ kind: 'sharedOutOfRange', app, version, module, range, provided }]
  })
}

/** Returns the access levels and menu groups of a newer contract that this host does not know. */
function wordProblems(
  { version: host, knows = WORDS_OF_CONTRACT_1 }: FitHost,
  { name: app, version, screens }: FitRemote,
): FitProblem[] {
  return screens.flatMap(({ path, access, menu }): FitProblem[] => [
    ...(knows.access.includes(access)
      ? []
      : [{ kind: 'accessUnknown' as const, app, version, path, access, host }]),
    ...(menu === undefined || knows.menuGroups.includes(menu.group)
      ? []
      : [{ kind: 'groupUnknown' as const, app, version, path, group: menu.group, host }]),
  ])
}

type Kind = FitProblem['kind']

const MESSAGES: { [K in Kind]: (problem: Extract<FitProblem, { kind: K }>) => string } = {
  markupUnknown: ({ host, markup, known }) =>
    `Host ${host} uses page markup ${markup ?? 1}, and pages are written here in markup ${known} alone`,
  pathTaken: ({ path, owners }) => `${path} belongs to ${owners.join(' and ')}`,
  hostTooOld: ({ app, version, contract, host, hostContract }) =>
    `${app} ${version} uses contract ${contract}, host ${host} only ${hostContract}`,
  accessUnknown: ({ app, version, path, access, host }) =>
    `${app} ${version} lets "${access}" open ${path}, an access level that host ${host} does not know`,
  groupUnknown: ({ app, version, path, group, host }) =>
    `${app} ${version} puts ${path} into the menu "${group}", which host ${host} does not have`,
  sharedMissing: ({ app, version, module, range }) =>
    `${app} ${version} needs ${module} ${range}, which the host does not provide`,
  sharedOutOfRange: ({ app, version, module, range, provided }) =>
    `${app} ${version} needs ${module} ${range}, the host provides ${provided}`,
}

/** Returns the problem as the beginning of a sentence. Callers add the remedy, which differs. */
export function fitMessage<K extends Kind>(problem: Extract<FitProblem, { kind: K }>) {
  return MESSAGES[problem.kind as K](problem)
}
