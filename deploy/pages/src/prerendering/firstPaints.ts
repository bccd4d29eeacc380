import {
  type AppName,
  type BuiltApp,
  canonicalJson,
  headerMenus,
  pageDocument,
  type PageDocument,
  type Release,
} from '@crossbook/contract'
import type { PaintKey, Store } from '@crossbook/store'
import { integrityOf, shortHash, withCompressed } from '@crossbook/web-files'
import * as v from 'valibot'
import { type RenderedPaint, rendererText, type RenderOutcome, renderPages } from './renderPages'

/** What stands in a page before any script has run, and the style sheet for it. */
export interface FirstPaint {
  html: string
  /** URL path and integrity of the style sheet. */
  styles: { url: string; integrity: string }
  /** Whose rules those are, in their order, as the host's code wrote it and reads it; old hosts know another way. */
  components?: readonly (readonly string[])[] | undefined
}

/** A route that gets the plain shell, and why. */
export interface Unpainted {
  /** Null for the answer to unknown paths. */
  path: string | null
  app: AppName
  reason: string
}

/** The first paints of a release, by path; null is the answer to unknown paths. */
export interface FirstPaints {
  paints: ReadonlyMap<string | null, FirstPaint>
  unpainted: readonly Unpainted[]
}

/** Files of a stored paint. */
const DOCUMENT = 'paint.json'

/** File of a stored paint that browsers ask for. */
export const PAINT_STYLES = 'paint.css'

const documentSchema = v.object({ html: v.string(), components: v.optional(v.array(v.array(v.string()))) })

/** Digits of a paint's name. */
const KEY_DIGITS = 24

/** Whether a text has the form of a paint's name. */
export function isPaintKey(text: string | undefined): text is PaintKey {
  return text !== undefined && /^[0-9a-f]+$/.test(text) && text.length === KEY_DIGITS
}

/** A route of the release and what its paint is made from. */
interface Route {
  path: string | null
  app: BuiltApp
  key: PaintKey
}

/**
 * The first paint of every route: those that the store has, and the others rendered now and kept. A paint is named for all
 * that it is made from, so that a new remote's routes are rendered again, and all of them when the host or the menus change.
 */
export async function firstPaints(store: Store, release: Release): Promise<FirstPaints> {
  const page = pageDocument(release, NO_SITE)
  const routes = await routesOf(release, page)
  const paints = new Map<string | null, FirstPaint>()
  const missing: Route[] = []
  const stored = await Promise.all(routes.map(({ key }) => readPaint(store, key)))
  for (const [index, route] of routes.entries()) {
    const paint = stored[index]
    if (paint) paints.set(route.path, paint)
    else missing.push(route)
  }
  const unpainted: Unpainted[] = []
  const outcomes = missing.length > 0 ? await renderRoutes(store, release, page, missing) : []
  for (const [index, { path, app, key }] of missing.entries()) {
    const outcome = checked(outcomes[index])
    if ('problem' in outcome) unpainted.push({ path, app: app.name, reason: outcome.problem })
    else paints.set(path, await keepPaint(store, key, outcome.paint))
  }
  return { paints, unpainted }
}

/** Which environment a page is for decides nothing of what is painted. */
const NO_SITE = { authUrl: '/', authKey: 'none' }

/** URL path of a paint's style sheet. */
export function paintStylesUrl(key: PaintKey) {
  return `/paints/${key}/${PAINT_STYLES}`
}

async function routesOf({ host, remotes }: Release, page: PageDocument): Promise<Route[]> {
  const renderer = await rendererText()
  const common = { renderer, host: renderingOf(host), menus: headerMenus(page.remotes) }
  const route = (path: string | null, app: BuiltApp, screen: unknown): Route => ({
    path,
    app,
    key: shortHash(canonicalJson({ ...common, path, app: renderingOf(app), screen }), KEY_DIGITS) as PaintKey,
  })
  if (!host.rendering) return []
  return [
    ...page.remotes.flatMap(({ name, screens }) => {
      const app = remotes.find((remote) => remote.name === name)
      // A remote that publishes nothing to render can still have protected screens, of which only the header is painted.
      return app ? screens.map(({ files: _, ...screen }) => route(screen.path, app, screen)) : []
    }),
    ...host.screens.map(({ path }) => route(path, host, null)),
    route(null, host, null),
  ]
}

/** What an application's paints are made from; the same code under another version paints the same. */
function renderingOf({ name, rendering, files }: BuiltApp) {
  return { name, code: rendering ? files[rendering]?.integrity : null }
}

async function renderRoutes(store: Store, release: Release, page: PageDocument, routes: readonly Route[]) {
  const { host, remotes } = release
  const bundles = await Promise.all(
    [host, ...remotes].map(async ({ name, version, rendering }) => {
      const code = rendering ? await store.readBuildFile(name, version, rendering) : undefined
      return code ? [{ app: name as string, code: Buffer.from(code).toString('utf8') }] : []
    }),
  )
  return renderPages({
    bundles: bundles.flat(),
    hostName: host.name,
    page: { host: page.host, remotes: page.remotes },
    paths: routes.map(({ path }) => path),
  })
}

/** The site's policy forbids inline styles, and hydration does not bring them back. */
function checked(outcome: RenderOutcome | undefined): RenderOutcome {
  if (!outcome) return { problem: 'was not rendered' }
  if ('paint' in outcome && /<[^>]* style=/.test(outcome.paint.html))
    return { problem: 'has a style attribute in its first render, which the site’s policy forbids' }
  return outcome
}

async function readPaint(store: Store, key: PaintKey): Promise<FirstPaint | undefined> {
  const document = await store.readPaint(key, DOCUMENT)
  const css = document && (await store.readPaint(key, PAINT_STYLES))
  if (!document || !css) return undefined
  return firstPaint(key, v.parse(documentSchema, JSON.parse(Buffer.from(document).toString('utf8'))), css)
}

/** Puts the paint into the store; when another promotion has put it there first, that one counts. */
async function keepPaint(store: Store, key: PaintKey, { css, ...painted }: RenderedPaint) {
  // The document is read by us alone, for pages that are compressed as wholes.
  const styles = await withCompressed(new Map([[PAINT_STYLES, Buffer.from(css)]]))
  await store.putPaint(key, new Map([[DOCUMENT, Buffer.from(JSON.stringify(painted))], ...styles]))
  return (await readPaint(store, key)) ?? firstPaint(key, painted, Buffer.from(css))
}

function firstPaint(
  key: PaintKey,
  painted: v.InferOutput<typeof documentSchema>,
  css: Uint8Array,
): FirstPaint {
  return { ...painted, styles: { url: paintStylesUrl(key), integrity: integrityOf(css) } }
}
