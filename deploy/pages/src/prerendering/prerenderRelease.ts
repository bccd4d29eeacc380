import {
  type AppName,
  type BuiltApp,
  canonicalJson,
  headerMenus,
  markupOf,
  pageDocument,
  type PageDocument,
  pageGroups,
  PRERENDERS_URL,
  type Release,
} from '@crossbook/contract'
import {
  isPrerenderKey,
  PRERENDER_KEY_DIGITS,
  PRERENDER_STYLES,
  type PrerenderKey,
  type Store,
} from '@crossbook/store'
import { inParallel, integrityOf, shortHash, withCompressed } from '@crossbook/web-files'
import * as v from 'valibot'
import { hasReleaseDocument, releaseDocument } from '../release-document/releaseDocument'
import { type Outcome, prerender, prerendererName } from '../sandbox/index'

/** What stands in a page before any script has run, and the style sheet for it. */
export interface Prerender {
  html: string
  /** Its rules, and where they are served as a file: URL path and integrity. */
  styles: { css: string; url: string; integrity: string }
  /** Whose rules those are, in their order, as the host's code wrote it and reads it; old hosts know another way. */
  components?: readonly (readonly string[])[] | undefined
}

/** A route whose page comes without its screen, and why. */
export interface PrerenderFailure {
  /** Null for the answer to unknown paths. */
  path: string | null
  app: AppName
  reason: string
  /** Whether that is this machine's, now, and not the code's. */
  isOfMachine?: boolean
}

/** What has become of the screens of a release. */
export interface Prerendered {
  /** By path; null is the answer to unknown paths. */
  screens: ReadonlyMap<string | null, Prerender>
  failures: readonly PrerenderFailure[]
}

/** Document of a stored prerender: what was rendered, or why it could not be. */
const DOCUMENT = 'paint.json'

const screenSchema = v.object({ html: v.string(), components: v.optional(v.array(v.array(v.string()))) })
const documentSchema = v.union([screenSchema, v.object({ problem: v.string() })])

/** URL path of a prerender's style sheet. */
export function prerenderStylesUrl(key: PrerenderKey) {
  return `${PRERENDERS_URL}/${key}/${PRERENDER_STYLES}`
}

/** Names of the prerenders and release documents of which a page asks for a file. */
export function prerendersIn(html: string) {
  return [...html.matchAll(new RegExp(`"${PRERENDERS_URL}/([0-9a-f]+)/`, 'g'))].flatMap(([, key]) =>
    isPrerenderKey(key) ? [key] : [],
  )
}

/** A route of the release and what its prerender is made from. */
interface Route {
  path: string | null
  app: BuiltApp
  key: PrerenderKey
}

type Kept = Prerender | { problem: string; isOfMachine?: boolean }

/**
 * Every screen of a release: those that the store has, and the others rendered now and kept, also as what could not be
 * rendered, so that nobody waits for it twice. A prerender is named for all that it is made from, so that a new remote's
 * routes are rendered again, and all of them when the host, the menus or the footer's links change.
 */
export async function prerenderRelease(store: Store, release: Release): Promise<Prerendered> {
  const page = pageDocument(release, NO_SITE)
  const routes = await routesOf(release, page)
  const kept = await inParallel(routes, ({ key }) => readPrerender(store, key))
  const missing = routes.filter((_, index) => !kept[index])
  const outcomes = missing.length > 0 ? await renderRoutes(store, release, page, missing) : NO_OUTCOMES
  const made = new Map<Route, Kept>()
  for (const route of missing) {
    const outcome = outcomes.get(route.path) ?? { problem: 'was not rendered', isOfMachine: true }
    // What only this machine could not do, the next promotion tries again.
    const isToKeep = 'rendered' in outcome || !outcome.isOfMachine
    made.set(route, isToKeep ? await keepPrerender(store, route.key, outcome) : outcome)
  }

  const screens = new Map<string | null, Prerender>()
  const failures: PrerenderFailure[] = []
  for (const [index, route] of routes.entries()) {
    const outcome = kept[index] ?? made.get(route)
    if (!outcome) continue
    if ('problem' in outcome)
      failures.push({
        path: route.path,
        app: route.app.name,
        reason: outcome.problem,
        ...(outcome.isOfMachine ? { isOfMachine: true } : {}),
      })
    else screens.set(route.path, outcome)
  }
  return { screens, failures }
}

const NO_OUTCOMES: ReadonlyMap<string | null, Outcome> = new Map()

/** Names of a release's prerenders by path, whether or not the store has them; none when its host renders nothing. */
export async function prerenderKeys(release: Release): Promise<ReadonlyMap<string | null, PrerenderKey>> {
  const routes = await routesOf(release, pageDocument(release, NO_SITE))
  return new Map(routes.map(({ path, key }) => [path, key]))
}

/**
 * What the pages of a release ask for beside builds: the style sheets of prerenders up to markup 3 (later pages hold their rules
 * themselves), and since markup 5 the release document.
 */
export async function linkedPrerenders(release: Release): Promise<ReadonlySet<PrerenderKey>> {
  const document = releaseDocument(release)
  if (document) return new Set([document.key])
  if (markupOf(release.host)?.siteStyles !== undefined) return new Set()
  return new Set((await prerenderKeys(release)).values())
}

/** Which environment a page is for decides nothing of what is prerendered. */
const NO_SITE = { authUrl: '/', authKey: 'none' }

async function routesOf({ host, remotes }: Release, page: PageDocument): Promise<Route[]> {
  const renderer = await prerendererName()
  const common = {
    renderer,
    host: renderingOf(host),
    menus: headerMenus(page.remotes),
    groups: pageGroups(page.remotes),
  }
  const route = (path: string | null, app: BuiltApp, screen: unknown): Route => ({
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

/** What an application's prerenders are made from; the same code under another version renders the same. */
function renderingOf({ name, rendering, files }: BuiltApp) {
  return { name, code: rendering ? files[rendering]?.integrity : null }
}

/** Each application's routes from its own code and the host's, so that a prerender's name names all code that ran for it. */
async function renderRoutes(store: Store, release: Release, page: PageDocument, routes: readonly Route[]) {
  const { host } = release
  const bundleOf = async ({ name, version, rendering }: BuiltApp) => {
    const code = rendering ? await store.readBuildFile(name, version, rendering) : undefined
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

async function readPrerender(store: Store, key: PrerenderKey): Promise<Kept | undefined> {
  const document = await store.readPrerender(key, DOCUMENT)
  if (!document) return undefined
  const kept = parseDocument(document)
  if (!kept) return undefined
  if ('problem' in kept) return kept
  const css = await store.readPrerender(key, PRERENDER_STYLES)
  return css && withStyles(key, kept, css)
}

/** A damaged one is rendered again, like one that is not there. */
function parseDocument(bytes: Uint8Array) {
  try {
    const checked = v.safeParse(documentSchema, JSON.parse(Buffer.from(bytes).toString('utf8')))
    return checked.success ? checked.output : undefined
  } catch {
    return undefined
  }
}

/** Whether the store has a prerender or a release document of this name that can be read. */
export async function hasPrerender(store: Store, key: PrerenderKey) {
  return (await readPrerender(store, key)) !== undefined || hasReleaseDocument(store, key)
}

/** Puts what was rendered into the store; when another promotion has put it there first, that one counts. */
async function keepPrerender(store: Store, key: PrerenderKey, outcome: Outcome): Promise<Kept> {
  const { css, ...document } =
    'rendered' in outcome ? outcome.rendered : { problem: outcome.problem, css: undefined }
  // The document is read by us alone, for pages that are compressed as wholes.
  const styles =
    css === undefined ? [] : await withCompressed(new Map([[PRERENDER_STYLES, Buffer.from(css)]]))
  await store.putPrerender(key, new Map([[DOCUMENT, Buffer.from(JSON.stringify(document))], ...styles]))
  const kept = await readPrerender(store, key)
  if (kept) return kept
  return 'rendered' in outcome
    ? withStyles(key, outcome.rendered, Buffer.from(outcome.rendered.css))
    : outcome
}

function withStyles(
  key: PrerenderKey,
  { html, components }: v.InferOutput<typeof screenSchema>,
  css: Uint8Array,
): Prerender {
  return {
    html,
    components,
    styles: {
      css: Buffer.from(css).toString('utf8'),
      url: prerenderStylesUrl(key),
      integrity: integrityOf(css),
    },
  }
}
