import {
  type AppName,
  type BuiltApp,
  canonicalJson,
  headerMenus,
  pageDocument,
  type PageDocument,
  pageGroups,
  PRERENDERS_URL,
  type Release,
} from '@crossbook/contract'
import { isPrerenderKey, PRERENDER_KEY_DIGITS, type PrerenderKey, type Store } from '@crossbook/store'
import { integrityOf, shortHash } from '@crossbook/web-files'
import { hasKept, keep, type PrerenderedRoute, readKept, storedNames } from './keptPrerenders'
import { hasReleaseDocument, NO_SITE } from '../release-document/releaseDocument'
import type { Outcome, Prerender } from '../sandbox/outcome'
import { prerender } from '../sandbox/prerender'
import { prerendererName } from '../sandbox/prerendererName'

/** A route whose page comes without its screen, and why. */
export interface PrerenderFailure {
  /** Null for the not-found page. */
  path: string | null
  app: AppName
  reason: string
  /** Whether the cause is this machine at this moment, and not the code. */
  isOfMachine?: boolean
}

/** Returns the message for a route that is not prerendered. Reasons that begin with an application's name are not prefixed with it again. */
export function prerenderFailureMessage({ path, app, reason }: PrerenderFailure) {
  const cause = reason.startsWith(`${app} `) ? reason : `${app} ${reason}`
  return `${path ?? 'The not-found page'} appears only after its code has loaded: ${cause}.`
}

/** Result of prerendering a release. */
export interface Prerendered {
  /** By path; null is the not-found page. */
  screens: ReadonlyMap<string | null, Prerender>
  failures: readonly PrerenderFailure[]
}

/** Names of the release documents that a page asks for. */
export function prerendersIn(html: string) {
  return [...html.matchAll(new RegExp(`"${PRERENDERS_URL}/([0-9a-f]+)/`, 'g'))].flatMap(([, key]) =>
    isPrerenderKey(key) ? [key] : [],
  )
}

/**
 * Returns every screen of a release. Screens that the store does not have are rendered now and kept. Failures are kept as well, so that a
 * failing route is not rendered twice. A prerender's name depends on everything that it is made from. So a new remote's routes are
 * rendered again, and all routes when the host, the menus or the footer's links change.
 */
export async function prerenderRelease(store: Store, release: Release): Promise<Prerendered> {
  const page = pageDocument(release, NO_SITE)
  const routes = await routesOf(release, page)
  const names = storedNames(routes)
  const kept = await readKept(store, names)
  const missing = routes.filter((route) => !kept.has(route))
  const outcomes = missing.length > 0 ? await renderRoutes(store, release, page, missing) : NO_OUTCOMES
  const made = missing.map((route) => [route, outcomes.get(route.path) ?? NOT_RENDERED] as const)
  const all = new Map([...kept, ...(await keep(store, names, new Map(made)))])

  const screens = new Map<string | null, Prerender>()
  const failures: PrerenderFailure[] = []
  for (const route of routes) {
    const outcome = all.get(route)
    if (!outcome) continue
    if ('problem' in outcome) {
      const { problem: reason, ...cause } = outcome
      failures.push({ path: route.path, app: route.app.name, reason, ...cause })
    } else screens.set(route.path, outcome)
  }
  return { screens, failures }
}

const NOT_RENDERED = { problem: 'was not rendered', isOfMachine: true }

const NO_OUTCOMES: ReadonlyMap<string | null, Outcome> = new Map()

/** Names of a release's prerenders by path, whether or not the store has them; none when its host renders nothing. */
export async function prerenderKeys(release: Release): Promise<ReadonlyMap<string | null, PrerenderKey>> {
  return new Map((await routesOf(release)).map(({ path, key }) => [path, key]))
}

/** Returns, by path, the names under which a store keeps the prerenders of a release's routes. Several routes may have the same name. */
export async function keptPrerenders(release: Release): Promise<ReadonlyMap<string | null, PrerenderKey>> {
  const names = [...storedNames(await routesOf(release))]
  return new Map(names.flatMap(([name, ofApp]) => ofApp.map(({ path }) => [path, name] as const)))
}

/** Lists the routes of a release. The environment of a page does not change its prerendered screen. */
async function routesOf(
  release: Release,
  page = pageDocument(release, NO_SITE),
): Promise<PrerenderedRoute[]> {
  const { host, remotes } = release
  const renderer = await prerendererName()
  const common = {
    renderer,
    host: renderingOf(host),
    menus: headerMenus(page.remotes),
    groups: pageGroups(page.remotes),
  }
  const route = (path: string | null, app: BuiltApp, screen: unknown): PrerenderedRoute => ({
    path,
    app,
    key: shortHash(
      canonicalJson({ ...common, path, app: renderingOf(app), screen }),
      PRERENDER_KEY_DIGITS,
    ) as PrerenderKey,
  })
  if (!host.rendering) return []
  return [
    ...page.remotes.flatMap(({ name, screens }) => {
      const app = remotes.find((remote) => remote.name === name)
      // A remote that publishes nothing to render can still have protected screens, whose pages hold the header alone.
      return app ? screens.map(({ files: _, ...screen }) => route(screen.path, app, screen)) : []
    }),
    ...host.screens.map(({ path }) => route(path, host, null)),
    route(null, host, null),
  ]
}

/** Returns the inputs of an application's prerenders. Equal code under another version renders the same. */
function renderingOf({ name, rendering, files }: BuiltApp) {
  return { name, code: rendering ? files[rendering]?.integrity : null }
}

/** Renders each application's routes from its own code and the host's, so that a prerender's name covers all code that ran for it. */
async function renderRoutes(
  store: Store,
  release: Release,
  page: PageDocument,
  routes: readonly PrerenderedRoute[],
) {
  const { host } = release
  // A build that was damaged since its comparison is not run. Its screens are rendered in the browser alone.
  const bundleOf = async ({ name, version, rendering, files }: BuiltApp) => {
    const read = rendering ? await store.readBuildFile(name, version, rendering) : undefined
    const code = read && rendering && integrityOf(read) === files[rendering]?.integrity ? read : undefined
    return code && { app: name, code: Buffer.from(code).toString('utf8') }
  }
  const hostBundle = await bundleOf(host)
  if (!hostBundle) return NO_OUTCOMES
  const apps = [...new Set(routes.map(({ app }) => app))].map(async (app) => ({
    bundle: app === host ? undefined : await bundleOf(app),
    paths: routes.flatMap((route) => (route.app === app ? [route.path] : [])),
  }))
  return prerender({
    host: hostBundle,
    page: { host: page.host, remotes: page.remotes },
    apps: await Promise.all(apps),
  })
}

/** Whether the store has prerenders or a release document of this name that can be read. */
export async function hasPrerender(store: Store, key: PrerenderKey) {
  return (await hasKept(store, key)) || hasReleaseDocument(store, key)
}
