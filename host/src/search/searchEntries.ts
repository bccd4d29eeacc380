import { COIN_NAMES, COIN_SYMBOLS, pairOf, type CoinSymbol, type SelectedPairState } from '@crossbook/market'
import { SITE_PATHS } from '@crossbook/contract'
import type { SiteScreen } from '../screens/siteScreens'

/** What is searched through, in the order of its groups. */
export const SEARCH_KINDS = ['coin', 'page', 'action'] as const
export type SearchKind = (typeof SEARCH_KINDS)[number]

/** One entry of the search, and its address. */
export interface SearchEntry {
  kind: SearchKind
  label: string
  to: string
  /** Navigation state that its page takes. */
  state?: SelectedPairState
  /** Further words that it is found by. */
  words: string
  /** The coin that it is about. */
  symbol?: CoinSymbol
}

/** The coins of an account: those that its screens take from their address. */
const ACCOUNT_COINS = ['BTC', 'ETH', 'USDT', 'BNB'] as const satisfies readonly CoinSymbol[]

/** What can be done with a coin of an account at an address of its own. */
const ACTIONS = [
  { label: (coin: CoinSymbol) => `Deposit ${coin}`, path: SITE_PATHS.deposit, words: 'receive add funds' },
  { label: (coin: CoinSymbol) => `Withdraw ${coin}`, path: SITE_PATHS.withdraw, words: 'send out' },
  { label: (coin: CoinSymbol) => `Transfer ${coin}`, path: SITE_PATHS.transfer, words: 'send to user' },
] as const

type Screens = readonly Pick<SiteScreen, 'path' | 'title' | 'access'>[]

/**
 * Everything that can be searched for on a site with these screens: coins, every page but the landing page, and what can be done
 * at an address. The host's own pages are the visitor's alone; what no screen of the release answers to is left out.
 */
export function searchEntries(screens: Screens, isSignedIn: boolean): SearchEntry[] {
  const has = (path: string) => screens.some((screen) => screen.path === path)
  const coins = has(SITE_PATHS.spot) ? COIN_SYMBOLS.flatMap(coinEntry) : []
  const pages = screens
    .filter(({ path, access }) => path !== SITE_PATHS.home && !(access === 'signedOut' && isSignedIn))
    .map(({ path, title }): SearchEntry => ({
      kind: 'page',
      label: title,
      to: path,
      words: path.replaceAll('/', ' '),
    }))
  const actions = ACTIONS.filter(({ path }) => has(path)).flatMap(({ label, path, words }) =>
    ACCOUNT_COINS.map((symbol): SearchEntry => ({
      kind: 'action',
      label: label(symbol),
      to: `${path}?coin=${symbol}`,
      words: `${COIN_NAMES[symbol]} ${words}`,
      symbol,
    })),
  )
  return [...coins, ...pages, ...actions]
}

/** A coin leads to its spot market. The quote coin has none. */
function coinEntry(symbol: CoinSymbol): SearchEntry[] {
  if (symbol === 'USDT') return []
  const name = COIN_NAMES[symbol]
  const selectedPair = pairOf(symbol)
  return [
    {
      kind: 'coin',
      label: name === symbol ? symbol : `${symbol} · ${name}`,
      to: SITE_PATHS.spot,
      state: { selectedPair },
      words: `${selectedPair} trade price coin`,
      symbol,
    },
  ]
}
