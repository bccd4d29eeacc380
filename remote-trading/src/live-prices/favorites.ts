import { LIVE_PRICE_COINS, type LivePriceCoin } from './livePriceCoins'

/** The coins that a visitor has marked, kept in this browser. */
export interface Favorites {
  /** The same array until a mark changes. */
  read: () => readonly LivePriceCoin[]
  toggle: (symbol: LivePriceCoin) => void
  /** Tells of changes, made here or in another tab. */
  subscribe: (listener: () => void) => () => void
}

const STORAGE_KEY = 'crossbook.favorite-coins'

/** Before anything is known of the visitor: no marks. */
export const NO_FAVORITES: readonly LivePriceCoin[] = Object.freeze([])

/** Marks kept in local storage; where storage is absent or refused, they last as long as the page. */
export function createFavorites(): Favorites {
  let known: readonly LivePriceCoin[] | undefined
  const listeners = new Set<() => void>()

  const change = (next: readonly LivePriceCoin[]) => {
    known = next
    for (const listener of [...listeners]) listener()
  }
  const onStorage = ({ key, newValue }: StorageEvent) => {
    // A null key means that everything was cleared.
    if (key === STORAGE_KEY) change(parse(newValue))
    else if (key === null) change(NO_FAVORITES)
  }
  const read = () => (known ??= parse(stored()))

  return {
    read,
    toggle: (symbol) => {
      const marked = read()
      change(marked.includes(symbol) ? marked.filter((other) => other !== symbol) : [...marked, symbol])
      store(read())
    },
    subscribe: (listener) => {
      if (listeners.size === 0) window.addEventListener('storage', onStorage)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('storage', onStorage)
      }
    },
  }
}

/** Reads marks written as `BTC,ETH`; whatever else stands there is left out. */
function parse(text: string | null): readonly LivePriceCoin[] {
  const symbols = text?.split(',') ?? []
  return LIVE_PRICE_COINS.filter((symbol) => symbols.includes(symbol))
}

function stored(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}

function store(symbols: readonly LivePriceCoin[]): void {
  try {
    if (symbols.length > 0) localStorage.setItem(STORAGE_KEY, symbols.join(','))
    else localStorage.removeItem(STORAGE_KEY)
  } catch {
    // Storage is full or refused: the marks last as long as the page.
  }
}
