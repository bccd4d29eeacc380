import { COIN_SYMBOLS, type CoinSymbol } from './coins'

/** The coins that a visitor has marked, kept in this browser. */
export interface Favorites {
  /** Returns the marked coins in the order of all coins. The array stays the same until a mark changes. */
  read: () => readonly CoinSymbol[]
  toggle: (symbol: CoinSymbol) => void
  /** Calls the listener after changes in this tab or another one. */
  subscribe: (listener: () => void) => () => void
}

const STORAGE_KEY = 'crossbook.favorite-coins'

/** The marks before the visitor's storage has been read: none. */
export const NO_FAVORITES: readonly CoinSymbol[] = Object.freeze([])

/** Creates marks that are stored in local storage. If storage is missing or refused, they last as long as the page. */
export function createFavorites(): Favorites {
  let known: readonly CoinSymbol[] | undefined
  let isKeptHereOnly = false
  const listeners = new Set<() => void>()

  const change = (next: readonly CoinSymbol[]) => {
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
      const next = COIN_SYMBOLS.filter((other) => marked.includes(other) !== (other === symbol))
      isKeptHereOnly = !store(next)
      change(next)
    },
    subscribe: (listener) => {
      if (listeners.size === 0) {
        window.addEventListener('storage', onStorage)
        // While the page had no list of coins, changes in other tabs were not observed.
        const found = parse(stored())
        if (!isKeptHereOnly && String(found) !== String(read())) known = found
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('storage', onStorage)
      }
    },
  }
}

/** Reads marks written as `BTC,ETH`; anything else is left out. */
function parse(text: string | null): readonly CoinSymbol[] {
  const symbols = text?.split(',') ?? []
  const marked = COIN_SYMBOLS.filter((symbol) => symbols.includes(symbol))
  // Without favorites, the same array as in the first render avoids a second render.
  return marked.length === 0 ? NO_FAVORITES : marked
}

function stored(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}

/** Stores the marks. Returns whether storage accepted them. */
function store(symbols: readonly CoinSymbol[]): boolean {
  try {
    if (symbols.length > 0) localStorage.setItem(STORAGE_KEY, symbols.join(','))
    else localStorage.removeItem(STORAGE_KEY)
    return true
  } catch {
    // Storage is full or refused: the marks last as long as the page.
    return false
  }
}
