import { canonicalJson, RESERVED_PATHS, SITE_PATHS } from '@crossbook/contract'
import type { Builds } from '../history/shownApps'

/** Problems that users of a site would meet, although its builds fit together. */
export type SiteProblem =
  | { kind: 'backNowhere'; app: string; path: string; to: string }
  | { kind: 'menuTwice'; group: string; label: string; paths: readonly string[] }
  | { kind: 'pathReserved'; app: string; path: string; begin: string }
  | { kind: 'redirectNowhere'; app: string; path: string; to: string; isRedirected: boolean }
  | { kind: 'redirectTaken'; app: string; path: string; owner: string }
  | { kind: 'requiresNothing'; app: string; version: string; module: string }
  | { kind: 'homeMissing' }
  | { kind: 'pathLinked'; app: string; path: string }
  | { kind: 'pathsGone'; paths: readonly string[] }
  | { kind: 'pathsOpened'; paths: readonly string[] }

/** The changes that the author has confirmed. */
export interface Confirmed {
  /** Paths that may disappear. */
  gone: readonly string[]
  /** Paths that required a sign-in and may become public. */
  opened: readonly string[]
}

/** The link targets of the host's header, its sign-in and its own answers. */
const HOST_LINKS: readonly string[] = [SITE_PATHS.home, SITE_PATHS.dashboard, SITE_PATHS.profile]

/** The module that every screen of a remote needs. */
const USED_BY_ALL = 'react'

/**
 * Returns problems of the site that the builds form together, and changes that need a confirmation. Problems of the current release
 * are left out: their teams know them, and they must not block other teams.
 */
export function siteProblems(present: Builds | undefined, next: Builds, confirmed: Confirmed): SiteProblem[] {
  const known = new Set(present ? problemsOfSite(present).map((problem) => nameOf(problem)) : [])
  return [
    ...problemsOfSite(next).filter((problem) => !known.has(nameOf(problem))),
    ...(present ? changeProblems(present, next, confirmed) : homeProblems(next, confirmed)),
  ]
}

/** Identifies a problem without the version, because each new build of a team that knows the problem has a new version. */
function nameOf(problem: SiteProblem) {
  return canonicalJson({ ...problem, version: undefined })
}

function problemsOfSite({ host, remotes }: Builds): SiteProblem[] {
  const owners = ownersByPath({ host, remotes })
  return [
    ...remotes.flatMap(({ name: app, version, requires, screens }): SiteProblem[] => [
      ...screens.flatMap(({ path, back }): SiteProblem[] => [
        ...(back === undefined || back === 'hidden' || owners.has(back.to)
          ? []
          : [{ kind: 'backNowhere' as const, app, path, to: back.to }]),
        ...reservedProblems(app, path),
      ]),
      ...(USED_BY_ALL in host.provides && !(USED_BY_ALL in requires)
        ? [{ kind: 'requiresNothing' as const, app, version, module: USED_BY_ALL }]
        : []),
    ]),
    ...equalMenuEntries(remotes),
    ...redirectProblems(remotes, owners),
  ]
}

function reservedProblems(app: string, path: string): SiteProblem[] {
  return RESERVED_PATHS.filter((begin) => path === begin || path.startsWith(`${begin}/`)).map((begin) => ({
    kind: 'pathReserved',
    app,
    path,
    begin,
  }))
}

/** Checks that each redirect leads directly to a page, from a path without another owner. Redirects therefore cannot form a loop. */
function redirectProblems(remotes: Builds['remotes'], owners: ReadonlyMap<string, string>): SiteProblem[] {
  const redirectors = new Map<string, string>()
  return remotes.flatMap(({ name: app, redirects = {} }) =>
    Object.entries(redirects).flatMap(([path, to]): SiteProblem[] => {
      const owner = owners.get(path) ?? redirectors.get(path)
      redirectors.set(path, app)
      const isRedirected = remotes.some((remote) => Object.hasOwn(remote.redirects ?? {}, to))
      return [
        ...reservedProblems(app, path),
        ...(owner === undefined ? [] : [{ kind: 'redirectTaken' as const, app, path, owner }]),
        ...(owners.has(to) ? [] : [{ kind: 'redirectNowhere' as const, app, path, to, isRedirected }]),
      ]
    }),
  )
}

function equalMenuEntries(remotes: Builds['remotes']): SiteProblem[] {
  const entries = new Map<string, { group: string; label: string; paths: string[] }>()
  for (const { path, menu } of remotes.flatMap(({ screens }) => screens)) {
    if (!menu) continue
    const { group, label } = menu
    const name = `${group} ${label.toLowerCase()}`
    entries.set(name, { group, label, paths: [...(entries.get(name)?.paths ?? []), path] })
  }
  return [...entries.values()].flatMap((entry): SiteProblem[] =>
    entry.paths.length > 1 ? [{ kind: 'menuTwice', ...entry }] : [],
  )
}

function changeProblems(present: Builds, next: Builds, { gone, opened }: Confirmed): SiteProblem[] {
  const [before, after] = [accessByPath(present), accessByPath(next)]
  const lost = [...before].filter(([path]) => !after.has(path))
  const linked = lost.filter(([path]) => HOST_LINKS.includes(path))
  const answered = redirectedPaths(next)
  const unconfirmed = [...lost.map(([path]) => path), ...redirectedPaths(present)].filter(
    (path) =>
      !gone.includes(path) && !HOST_LINKS.includes(path) && !after.has(path) && !answered.includes(path),
  )
  const freed = [...after]
    .filter(([path, { access }]) => access === 'public' && before.get(path)?.access === 'signedIn')
    .map(([path]) => path)
    .filter((path) => !opened.includes(path))
  return [
    ...linked.map(([path, { app }]): SiteProblem => ({ kind: 'pathLinked', app, path })),
    ...(unconfirmed.length > 0 ? [{ kind: 'pathsGone' as const, paths: unconfirmed }] : []),
    ...(freed.length > 0 ? [{ kind: 'pathsOpened' as const, paths: freed }] : []),
  ]
}

/** A site without a home page answers its bare address with its 404. */
function homeProblems(builds: Builds, { gone }: Confirmed): SiteProblem[] {
  const isThere = ownersByPath(builds).has(SITE_PATHS.home)
  return isThere || gone.includes(SITE_PATHS.home) ? [] : [{ kind: 'homeMissing' }]
}

/** The application of each page. */
function ownersByPath({ host, remotes }: Builds): ReadonlyMap<string, string> {
  return new Map([host, ...remotes].flatMap(({ name, screens }) => screens.map(({ path }) => [path, name])))
}

function redirectedPaths({ remotes }: Builds) {
  return remotes.flatMap(({ redirects }) => Object.keys(redirects ?? {}))
}

function accessByPath({ remotes }: Builds) {
  return new Map(
    remotes.flatMap(({ name: app, screens }) =>
      screens.map(({ path, access }) => [path, { app, access }] as const),
    ),
  )
}
