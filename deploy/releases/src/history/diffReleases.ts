import { type BuiltApp, canonicalJson, HOST, type MenuEntry } from '@crossbook/contract'
import { appsOf, type Builds } from './shownApps'

/** A value in one release and in the other; undefined where it is absent. */
export interface ReleaseChange<Value> {
  name: string
  before: Value | undefined
  after: Value | undefined
}

/** A route as visitors notice it. */
export interface RouteFacts {
  owner: string
  title: string
  access: string
}

/** Differences between two releases, each list sorted by name. */
export interface ReleaseDifference {
  /** Versions by app. */
  apps: ReleaseChange<string>[]
  /** By path. */
  routes: ReleaseChange<RouteFacts>[]
  /** By menu and path, such as `Tools /tools/gas`. */
  menu: ReleaseChange<Omit<MenuEntry, 'group'>>[]
  /** The targets of removed paths, by path. */
  redirects: ReleaseChange<string>[]
}

/** Returns the apps, routes and menu entries that change from one release to another; from undefined for a channel's first release. */
export function diffReleases(before: Builds | undefined, after: Builds): ReleaseDifference {
  const between = <Value>(facts: (builds: Builds) => ReadonlyMap<string, Value>) =>
    changes(before ? facts(before) : new Map<string, Value>(), facts(after))
  return {
    apps: between<string>(appsOf),
    routes: between(routes),
    menu: between(menu),
    redirects: between(redirects),
  }
}

function routes({ host, remotes }: Builds) {
  const all: BuiltApp[] = [host, ...remotes]
  return new Map(
    all.flatMap((app) =>
      app.screens.map((screen): [string, RouteFacts] => [
        screen.path,
        // The host's own screens are for everybody: sign-in and create-account.
        { owner: app.name, title: screen.title, access: 'access' in screen ? screen.access : 'public' },
      ]),
    ),
  )
}

function menu({ remotes }: Builds) {
  return new Map(
    remotes.flatMap(({ screens }) =>
      screens.flatMap(({ path, menu: entry }): [string, Omit<MenuEntry, 'group'>][] => {
        if (!entry) return []
        const { group, ...facts } = entry
        return [[`${group} ${path}`, facts]]
      }),
    ),
  )
}

function redirects({ remotes }: Builds) {
  return new Map<string, string>(remotes.flatMap((remote) => Object.entries(remote.redirects ?? {})))
}

function changes<Value>(
  before: ReadonlyMap<string, Value>,
  after: ReadonlyMap<string, Value>,
): ReleaseChange<Value>[] {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort(byNameHostFirst)
  return names
    .map((name) => ({ name, before: before.get(name), after: after.get(name) }))
    .filter((change) => canonicalJson(change.before ?? null) !== canonicalJson(change.after ?? null))
}

function byNameHostFirst(a: string, b: string) {
  if (a === HOST || b === HOST) return a === b ? 0 : a === HOST ? -1 : 1
  return a < b ? -1 : 1
}
