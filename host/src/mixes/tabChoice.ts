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

/** Versions that a tab shows instead of its channel's release: a mix, and versions tried on top of it. */
export interface TabChoice {
  mix: MixId | undefined
  tried: ReadonlyMap<AppName, AppVersion>
}

/** The most apps that a tab may try other versions of. Sites have fewer remotes, and other code can write to storage. */
const MOST_TRIED = 200

const NOTHING: TabChoice = { mix: undefined, tried: new Map() }

/** Reads the tab's stored choice; malformed parts are ignored. */
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

/** Stores a choice in the tab for its navigations and reloads. Returns false if storage is blocked. */
export function rememberChoice({ mix, tried }: TabChoice) {
  try {
    if (!mix && tried.size === 0) sessionStorage.removeItem(TAB_KEYS.choice)
    else sessionStorage.setItem(TAB_KEYS.choice, JSON.stringify({ mix, tried: [...tried] }))
    return true
  } catch {
    return false
  }
}

/** Returns the mix in the page's address: its id, 'malformed', or undefined if there is none. */
export function mixInAddress(): MixId | 'malformed' | undefined {
  const mixId = new URLSearchParams(location.search).get(MIX_PARAMETER)
  if (mixId === null) return undefined
  const checked = check(mixIdSchema, mixId, 'Mix')
  return checked.ok ? checked.value : 'malformed'
}

/** Removes the mix from the page's address before the router reads it. */
export function clearAddress() {
  const address = new URL(location.href)
  address.searchParams.delete(MIX_PARAMETER)
  history.replaceState(history.state, '', address)
}
