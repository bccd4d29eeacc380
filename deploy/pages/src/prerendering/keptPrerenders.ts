import { type BuiltApp, canonicalJson, markupOf, PRERENDERS_URL, type Release } from '@crossbook/contract'
import { PRERENDER_KEY_DIGITS, PRERENDER_STYLES, type PrerenderKey, type Store } from '@crossbook/store'
import { inParallel, integrityOf, shortHash, withCompressed } from '@crossbook/web-files'
import * as v from 'valibot'
import type { Outcome } from '../sandbox/index'

/** What stands in a page before any script has run, and the style sheet for it. */
export interface Prerender {
  html: string
  /** Its rules, and where they are served as a file: URL path and integrity. */
  styles: { css: string; url: string; integrity: string }
  /** Whose rules those are, in their order, as the host's code wrote it and reads it; old hosts know another way. */
  components?: readonly (readonly string[])[] | undefined
}

/** A route of a release and what its prerender is made from. */
export interface PrerenderedRoute {
  path: string | null
  app: BuiltApp
  key: PrerenderKey
}

/** A prerender, or why there is none. */
type Kept = Prerender | { problem: string; isOfMachine?: boolean }

type Routes = readonly PrerenderedRoute[]

/** Document of one stored prerender, whose style sheet is a file for browsers: what was rendered, or why it could not be. */
const DOCUMENT = 'paint.json'

/** The same of all of an application's routes, by their names, with the rules of each. */
export const DOCUMENT_OF_APP = 'paints.json'

const screenSchema = v.object({ html: v.string(), components: v.optional(v.array(v.array(v.string()))) })
const problemSchema = v.object({ problem: v.string() })
const documentSchema = v.union([screenSchema, problemSchema])
const documentsSchema = v.record(
  v.string(),
  v.union([v.object({ ...screenSchema.entries, css: v.string() }), problemSchema]),
)

/** URL path of a prerender's style sheet. */
export function prerenderStylesUrl(key: PrerenderKey) {
  return `${PRERENDERS_URL}/${key}/${PRERENDER_STYLES}`
}

/**
 * The names under which a store keeps the prerenders of a release, by route. Pages of hosts from before markup 4 link the style
 * sheet of each; for all others those of one application are kept as one, because they are made and read together.
 */
export function storedNames(
  { host }: Pick<Release, 'host'>,
  routes: Routes,
): ReadonlyMap<PrerenderedRoute, PrerenderKey> {
  const isEachLinked = markupOf(host)?.siteStyles === undefined
  const nameOf = (route: PrerenderedRoute) =>
    isEachLinked ? route.key : nameOfAll(routes.filter(({ app }) => app === route.app))
  return new Map(routes.map((route) => [route, nameOf(route)]))
}

function nameOfAll(routes: Routes) {
  return shortHash(canonicalJson(routes.map(({ key }) => key)), PRERENDER_KEY_DIGITS) as PrerenderKey
}

/** What a store has of some routes; those that it does not have, or that are damaged, are left out. */
export async function readKept(store: Store, names: ReturnType<typeof storedNames>) {
  const found = await inParallel(routesByName(names), async ([name, routes]) => {
    const documents = isOfOne(name, routes) ? undefined : await documentsOfApp(store, name)
    return inParallel(routes, async (route) => {
      const document = documents?.[route.key]
      const kept = isOfOne(name, routes)
        ? await readOne(store, name)
        : document && keptOf(route.key, document)
      return kept ? [[route, kept] as const] : []
    })
  })
  return new Map(found.flat(2))
}

/** Whether a name is that of one route's own prerender. */
function isOfOne(name: PrerenderKey, routes: Routes) {
  return routes.some(({ key }) => key === name)
}

/**
 * Puts what has become of some routes into the store and gives what counts from now on: when another promotion came first, what that
 * has put. What only this machine could not do is not kept, and nothing else of its application where all are kept as one: the
 * next promotion tries again.
 */
export async function keep(
  store: Store,
  names: ReturnType<typeof storedNames>,
  outcomes: ReadonlyMap<PrerenderedRoute, Outcome>,
): Promise<ReadonlyMap<PrerenderedRoute, Kept>> {
  const made = new Map([...names].filter(([route]) => outcomes.has(route)))
  for (const [name, routes] of routesByName(made)) {
    const own = routes.flatMap((route) => outcomes.get(route) ?? [])
    if (own.some((outcome) => 'problem' in outcome && outcome.isOfMachine)) continue
    const [outcome] = own
    if (isOfOne(name, routes) && outcome) await putOne(store, name, outcome)
    else await putAll(store, name, routes, outcomes)
  }
  const there = await readKept(store, made)
  const kept = [...outcomes].map(
    ([route, outcome]) => [route, there.get(route) ?? asMade(route.key, outcome)] as const,
  )
  return new Map(kept)
}

/** Whether the store has prerenders of this name that can be read. */
export async function hasKept(store: Store, name: PrerenderKey) {
  return (await readOne(store, name)) !== undefined || (await documentsOfApp(store, name)) !== undefined
}

function routesByName(names: ReturnType<typeof storedNames>) {
  const byName = new Map<PrerenderKey, PrerenderedRoute[]>()
  for (const [route, name] of names) byName.set(name, [...(byName.get(name) ?? []), route])
  return byName
}

async function readOne(store: Store, key: PrerenderKey): Promise<Kept | undefined> {
  const document = await store.readPrerender(key, DOCUMENT)
  const kept = document && parsed(documentSchema, document)
  if (!kept || 'problem' in kept) return kept
  const css = await store.readPrerender(key, PRERENDER_STYLES)
  return css && withStyles(key, kept, css)
}

async function documentsOfApp(store: Store, name: PrerenderKey) {
  const document = await store.readPrerender(name, DOCUMENT_OF_APP)
  return document && parsed(documentsSchema, document)
}

async function putOne(store: Store, key: PrerenderKey, outcome: Outcome) {
  const { css, ...document } =
    'rendered' in outcome ? outcome.rendered : { problem: outcome.problem, css: undefined }
  // The document is read by us alone, for pages that are compressed as wholes.
  const styles =
    css === undefined ? [] : await withCompressed(new Map([[PRERENDER_STYLES, Buffer.from(css)]]))
  await store.putPrerender(key, new Map([[DOCUMENT, Buffer.from(JSON.stringify(document))], ...styles]))
}

async function putAll(
  store: Store,
  name: PrerenderKey,
  routes: Routes,
  outcomes: ReadonlyMap<PrerenderedRoute, Outcome>,
) {
  const documents = routes.flatMap((route) => {
    const outcome = outcomes.get(route)
    if (!outcome) return []
    return [[route.key, 'rendered' in outcome ? outcome.rendered : { problem: outcome.problem }] as const]
  })
  const document = Buffer.from(JSON.stringify(Object.fromEntries(documents)))
  await store.putPrerender(name, new Map([[DOCUMENT_OF_APP, document]]))
}

/** A damaged one is rendered again, like one that is not there. */
function parsed<Schema extends v.GenericSchema>(schema: Schema, bytes: Uint8Array) {
  try {
    const checked = v.safeParse(schema, JSON.parse(Buffer.from(bytes).toString('utf8')))
    return checked.success ? checked.output : undefined
  } catch {
    return undefined
  }
}

function asMade(key: PrerenderKey, outcome: Outcome): Kept {
  return 'rendered' in outcome
    ? withStyles(key, outcome.rendered, Buffer.from(outcome.rendered.css))
    : outcome
}

function keptOf(key: PrerenderKey, document: v.InferOutput<typeof documentsSchema>[string]): Kept {
  return 'problem' in document ? document : withStyles(key, document, Buffer.from(document.css))
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
