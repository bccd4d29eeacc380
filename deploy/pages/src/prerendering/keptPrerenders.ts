import { type BuiltApp, canonicalJson } from '@crossbook/contract'
import { PRERENDER_KEY_DIGITS, type PrerenderKey, type Store } from '@crossbook/store'
import { inParallel, parsedJson, shortHash } from '@crossbook/web-files'
import * as v from 'valibot'
import { keptSchema, type Outcome } from '../sandbox/outcome'

/** A route of a release and what its prerender is made from. */
export interface PrerenderedRoute {
  path: string | null
  app: BuiltApp
  key: PrerenderKey
}

type Routes = readonly PrerenderedRoute[]

/** Name of the document with the outcomes of all of an application's routes, by the routes' keys: the prerender, or a problem. */
export const PRERENDERS_DOCUMENT = 'prerenders.json'

const documentSchema = v.record(v.string(), keptSchema)

/** Returns the stored names of prerenders. An application's routes share one, because they are made and read together. */
export function storedNames(routes: Routes): ReadonlyMap<PrerenderKey, Routes> {
  const byApp = new Map<BuiltApp, PrerenderedRoute[]>()
  for (const route of routes) byApp.set(route.app, [...(byApp.get(route.app) ?? []), route])
  return new Map([...byApp.values()].map((ofApp) => [nameOf(ofApp), ofApp]))
}

function nameOf(routes: Routes) {
  return shortHash(canonicalJson(routes.map(({ key }) => key)), PRERENDER_KEY_DIGITS) as PrerenderKey
}

/** Reads stored prerenders; missing and damaged ones are left out. */
export async function readKept(store: Store, names: ReturnType<typeof storedNames>) {
  const found = await inParallel(names, async ([name, routes]) => {
    const document = await readDocument(store, name)
    return routes.flatMap((route) => {
      const kept = document?.[route.key]
      return kept ? [[route, kept as Outcome] as const] : []
    })
  })
  return new Map(found.flat())
}

/**
 * Stores the outcomes of some routes and returns those that count from now on. When another promotion stored its outcomes first, those
 * count. If this machine was the cause of a failure, nothing of that application is stored, and the next promotion tries again.
 */
export async function keep(
  store: Store,
  names: ReturnType<typeof storedNames>,
  outcomes: ReadonlyMap<PrerenderedRoute, Outcome>,
): Promise<ReadonlyMap<PrerenderedRoute, Outcome>> {
  for (const [name, routes] of names) {
    const own = routes.flatMap((route) => {
      const outcome = outcomes.get(route)
      return outcome ? [{ route, outcome }] : []
    })
    if (own.length === 0 || own.some(({ outcome }) => 'problem' in outcome && outcome.isOfMachine)) continue
    const document = Object.fromEntries(
      own.map(({ route, outcome }) => [
        route.key,
        'problem' in outcome ? { problem: outcome.problem } : outcome,
      ]),
    )
    await store.putPrerender(name, new Map([[PRERENDERS_DOCUMENT, Buffer.from(JSON.stringify(document))]]))
  }
  const there = await readKept(store, names)
  return new Map([...outcomes, ...[...there].filter(([route]) => outcomes.has(route))])
}

/** Whether the store has prerenders of this name that can be read. */
export async function hasKept(store: Store, name: PrerenderKey) {
  return (await readDocument(store, name)) !== undefined
}

/** Reads a stored document. Undefined where it is missing or damaged; then its routes are rendered again. */
async function readDocument(store: Store, name: PrerenderKey) {
  const document = await store.readPrerender(name, PRERENDERS_DOCUMENT)
  const checked = v.safeParse(documentSchema, parsedJson(document))
  return checked.success ? checked.output : undefined
}
