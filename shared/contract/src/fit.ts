import { own } from './files'
import { PAGE_MARKUP } from './pageMarkup'

/** What is asked of a host that remotes are to run in; its `app.json` has all of it. */
export interface FitHost {
  name: string
  version: string
  contract: number
  markup?: number | undefined
  screens: readonly { path: string }[]
  /** Versions of the shared modules it provides, by request. */
  provides: Readonly<Record<string, string>>
  /** Words of a remote's table that it knows; left out by builds that know those of contract 1. */
  knows?: { access: readonly string[]; menuGroups: readonly string[] } | undefined
}

/** What is asked of a remote that is to run in a host. */
export interface FitRemote {
  name: string
  version: string
  screens: readonly { path: string; access: string; menu?: { group: string } | undefined }[]
  /** Left out, like its requirements, for remotes of an existing page: both were checked when it was written. */
  contract?: number
  /** Semver ranges of the shared modules it takes from the host. */
  requires?: Readonly<Record<string, string>>
}

/** Why builds cannot be one site, whatever their files are. */
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

/** Whether a version lies in a semver range; each side brings what it has, and a test holds that they agree. */
export type Satisfies = (version: string, range: string) => boolean

/** What hosts know that do not say what they know: the words of contract 1, whatever later contracts add. */
const WORDS_OF_CONTRACT_1 = {
  access: ['public', 'signedIn'],
  menuGroups: ['Trading', 'Features', 'Tools', 'Earn'],
}

/**
 * Everything that speaks against these builds in one page; empty when nothing does. Promotion asks it of a release, the
 * browser of a page with builds that a visitor tries.
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

/** Whether pages can be written for a host at all. */
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

/** Access levels and menu groups that a newer contract brought, and this host would not know what to do with. */
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

const WORDS: { [K in Kind]: (problem: Extract<FitProblem, { kind: K }>) => string } = {
  markupUnknown: ({ host, markup, known }) =>
    `Host ${host} speaks page markup ${markup ?? 1}, and pages are written here in markup ${known} alone`,
  pathTaken: ({ path, owners }) => `${path} belongs to ${owners.join(' and ')}`,
  hostTooOld: ({ app, version, contract, host, hostContract }) =>
    `${app} ${version} speaks contract ${contract}, host ${host} only ${hostContract}`,
  accessUnknown: ({ app, version, path, access, host }) =>
    `${app} ${version} lets "${access}" open ${path}, an access level that host ${host} does not know`,
  groupUnknown: ({ app, version, path, group, host }) =>
    `${app} ${version} puts ${path} into the menu "${group}", which host ${host} does not have`,
  sharedMissing: ({ app, version, module, range }) =>
    `${app} ${version} needs ${module} ${range}, which the host does not provide`,
  sharedOutOfRange: ({ app, version, module, range, provided }) =>
    `${app} ${version} needs ${module} ${range}, the host provides ${provided}`,
}

/** What is wrong, as the beginning of a sentence; what to do about it differs between those who tell it. */
export function fitWords<K extends Kind>(problem: Extract<FitProblem, { kind: K }>) {
  return WORDS[problem.kind as K](problem)
}
