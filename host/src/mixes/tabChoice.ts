import {
  MIX_PARAMETER,
  TAB_KEYS,
  appNameSchema,
  appVersionSchema,
  check,
  mixIdSchema,
  type AppName,
  type AppVersion,
  type MixId,
} from '@crossbook/contract'

/** What a tab shows instead of its channel's release: a mix, and versions tried on top of it. */
export interface TabChoice {
  mix: MixId | undefined
  tried: ReadonlyMap<AppName, AppVersion>
}

/** Apps that a tab may try other versions of; nobody has more remotes, and storage can be written by anybody. */
const MOST_TRIED = 200

const NOTHING: TabChoice = { mix: undefined, tried: new Map() }

/** What the tab remembers; what is malformed counts as nothing. */
export function storedChoice(): TabChoice {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(TAB_KEYS.choice) ?? 'null')
    return typeof stored === 'object' && stored !== null ? choiceIn(stored) : NOTHING
  } catch {
    return NOTHING
  }
}

function choiceIn(stored: object): TabChoice {
  const mix = check(mixIdSchema, Reflect.get(stored, 'mix'), 'Mix')
  const tried: unknown = Reflect.get(stored, 'tried')
  return {
    mix: mix.ok ? mix.value : undefined,
    // Kept as pairs: an app may be called like a property that every object has.
    tried: new Map(Array.isArray(tried) ? tried.slice(0, MOST_TRIED).flatMap(triedIn) : []),
  }
}

function triedIn(pair: unknown): (readonly [AppName, AppVersion])[] {
  const [name, of]: unknown[] = Array.isArray(pair) ? pair : []
  const app = check(appNameSchema, name, 'App')
  const version = check(appVersionSchema, of, 'Version')
  return app.ok && version.ok ? [[app.value, version.value]] : []
}

/** Makes the tab remember a choice over its navigations and reloads; false where storage is blocked. */
export function rememberChoice({ mix, tried }: TabChoice) {
  try {
    if (!mix && tried.size === 0) sessionStorage.removeItem(TAB_KEYS.choice)
    else sessionStorage.setItem(TAB_KEYS.choice, JSON.stringify({ mix, tried: [...tried] }))
    return true
  } catch {
    return false
  }
}

/** The mix that the page's address names: its id, 'malformed', or undefined when it names none. */
export function mixInAddress(): MixId | 'malformed' | undefined {
  const named = new URLSearchParams(location.search).get(MIX_PARAMETER)
  if (named === null) return undefined
  const checked = check(mixIdSchema, named, 'Mix')
  return checked.ok ? checked.value : 'malformed'
}

/** Takes the mix out of the page's address, before the router reads it. */
export function clearAddress() {
  const address = new URL(location.href)
  address.searchParams.delete(MIX_PARAMETER)
  history.replaceState(history.state, '', address)
}
