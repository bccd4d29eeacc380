import { type BuiltApp, canonicalJson } from '@crossbook/contract'
import { PRERENDER_KEY_DIGITS, type PrerenderKey, type Store } from '@crossbook/store'
import { inParallel, shortHash } from '@crossbook/web-files'
import * as v from 'valibot'
import type { Outcome } from '../sandbox/index'

/** What stands in a page before any script has run, and the rules for it. */
export interface Prerender {
  html: string
  css: string
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

/** Document of all of an application's routes, by their names: what was rendered, or why it could not be. */
export const PRERENDERS_DOCUMENT = 'prerenders.json'

const documentSchema = v.record(
  v.string(),
  v.union([v.object({ html: v.string(), css: v.string() }), v.object({ problem: v.string() })]),
)

/** The names under which a store keeps the prerenders of a release: one for all routes of an application, which are made and read together. */
export function storedNames(routes: Routes): ReadonlyMap<PrerenderKey, Routes> {
  const byApp = new Map<BuiltApp, PrerenderedRoute[]>()
  for (const route of routes) byApp.set(route.app, [...(byApp.get(route.app) ?? []), route])
  return new Map([...byApp.values()].map((ofApp) => [nameOf(ofApp), ofApp]))
}

function nameOf(routes: Routes) {
  return shortHash(canonicalJson(routes.map(({ key }) => key)), PRERENDER_KEY_DIGITS) as PrerenderKey
}

/** What a store has of some routes; those that it does not have, or that are damaged, are left out. */
export async function readKept(store: Store, names: ReturnType<typeof storedNames>) {
  const found = await inParallel(names, async ([name, routes]) => {
    const document = await readDocument(store, name)
    return routes.flatMap((route) => {
      const kept = document?.[route.key]
      return kept ? [[route, kept as Kept] as const] : []
    })
  })
  return new Map(found.flat())
}

/**
 * Puts what has become of some routes into the store and gives what counts from now on: when another promotion came first, what that
 * has put. What only this machine could not do is not kept, and nothing else of its application: the next promotion tries again.
 */
export async function keep(
  store: Store,
  names: ReturnType<typeof storedNames>,
  outcomes: ReadonlyMap<PrerenderedRoute, Outcome>,
): Promise<ReadonlyMap<PrerenderedRoute, Kept>> {
  for (const [name, routes] of names) {
    const own = routes.flatMap((route) => {
      const outcome = outcomes.get(route)
      return outcome ? [{ route, outcome }] : []
    })
    if (own.length === 0 || own.some(({ outcome }) => 'problem' in outcome && outcome.isOfMachine)) continue
    const document = Object.fromEntries(
      own.map(({ route, outcome }) => [
        route.key,
        'rendered' in outcome ? outcome.rendered : { problem: outcome.problem },
      ]),
    )
    await store.putPrerender(name, new Map([[PRERENDERS_DOCUMENT, Buffer.from(JSON.stringify(document))]]))
  }
  const there = await readKept(store, names)
  return new Map(
    [...outcomes].map(([route, outcome]) => [route, there.get(route) ?? asMade(outcome)] as const),
  )
}

/** Whether the store has prerenders of this name that can be read. */
export async function hasKept(store: Store, name: PrerenderKey) {
  return (await readDocument(store, name)) !== undefined
}

/** Undefined where there is none, and of a damaged one, whose routes are rendered again like those that are not there. */
async function readDocument(store: Store, name: PrerenderKey) {
  const bytes = await store.readPrerender(name, PRERENDERS_DOCUMENT)
  if (!bytes) return undefined
  try {
    const checked = v.safeParse(documentSchema, JSON.parse(Buffer.from(bytes).toString('utf8')))
    return checked.success ? checked.output : undefined
  } catch {
    return undefined
  }
}

function asMade(outcome: Outcome): Kept {
  return 'rendered' in outcome ? outcome.rendered : outcome
}
