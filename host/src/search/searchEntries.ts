import { COIN_NAMES, COIN_SYMBOLS, pairOf, type CoinSymbol, type SelectedPairState } from '@crossbook/market'
import { chartOf } from '@crossbook/market-ui'
import { SITE_PATHS } from '@crossbook/contract'
import type { SiteScreen } from '../screens/siteScreens'

/** Categories of entries, in the order of their groups. */
export const SEARCH_KINDS = ['coin', 'page', 'action'] as const
export type SearchKind = (typeof SEARCH_KINDS)[number]

/** One entry of the search, and its address. */
export interface SearchEntry {
  kind: SearchKind
  label: string
  to: string
  /** Navigation state that its page takes. */
  state?: SelectedPairState
  /** Further search terms. */
  terms: string
  /** The coin of the entry. */
  symbol?: CoinSymbol
}

/** The coins of an account: those that its screens take from their address. */
const ACCOUNT_COINS = ['BTC', 'ETH', 'USDT', 'BNB'] as const satisfies readonly CoinSymbol[]

/** Actions on a coin of the account that have their own address. */
const ACTIONS = [
  { label: (coin: CoinSymbol) => `Deposit ${coin}`, path: SITE_PATHS.deposit, terms: 'receive add funds' },
  { label: (coin: CoinSymbol) => `Withdraw ${coin}`, path: SITE_PATHS.withdraw, terms: 'send out' },
  { label: (coin: CoinSymbol) => `Transfer ${coin}`, path: SITE_PATHS.transfer, terms: 'send to user' },
] as const

type Screens = readonly Pick<SiteScreen, 'path' | 'title' | 'access'>[]

/**
 * Returns all search entries of a site with these screens: coins, every page but the landing page, and actions with an address. The host's
 * own pages are for visitors only. Entries without a screen in the release are left out.
 */
export function searchEntries(screens: Screens, isSignedIn: boolean): SearchEntry[] {
  const has = (path: string) => screens.some((screen) => screen.path === path)
  const coins = COIN_SYMBOLS.flatMap(coinEntry).filter(({ to }) => has(pathOf(to)))
  const pages = screens
    .filter(({ path, access }) => path !== SITE_PATHS.home && !(access === 'signedOut' && isSignedIn))
    .map(({ path, title }): SearchEntry => ({
      kind: 'page',
      label: title,
      to: path,
      terms: path.replaceAll('/', ' '),
    }))
  const actions = ACTIONS.filter(({ path }) => has(path)).flatMap(({ label, path, terms }) =>
    ACCOUNT_COINS.map((symbol): SearchEntry => ({
      kind: 'action',
      label: label(symbol),
      to: `${path}?coin=${symbol}`,
      terms: `${COIN_NAMES[symbol]} ${terms}`,
      symbol,
    })),
  )
  return [...coins, ...pages, ...actions]
}

/** A coin leads to its chart, as its rows do everywhere. The quote coin has none. */
function coinEntry(symbol: CoinSymbol): SearchEntry[] {
  const chart = symbol === 'USDT' ? undefined : chartOf(symbol)
  if (symbol === 'USDT' || !chart) return []
  const name = COIN_NAMES[symbol]
  return [
    {
      kind: 'coin',
      label: name === symbol ? symbol : `${symbol} · ${name}`,
      ...chart,
      terms: `${pairOf(symbol)} trade chart price coin`,
      symbol,
    },
  ]
}

function pathOf(address: string) {
  return address.split('?')[0] ?? address
}
