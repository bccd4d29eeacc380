import { COIN_NAMES, marketSample, type CoinSymbol } from '@crossbook/market'
import { decimal, multiply, type DecimalString, type UsdAmount } from '@crossbook/money'

/** The coins of a dashboard account, in the order they are offered. */
export const ACCOUNT_COINS = ['BTC', 'ETH', 'USDT', 'BNB'] as const satisfies readonly CoinSymbol[]

/** A coin that a dashboard account can hold. */
export type AccountCoin = (typeof ACCOUNT_COINS)[number]

/** The account's holding of one coin at the sample instant. */
export interface Holding {
  readonly symbol: AccountCoin
  readonly name: string
  /** Coins, with the decimals that the account keeps. Max fills in this text. */
  readonly balance: DecimalString
  /** Dollars for one coin. */
  readonly rate: UsdAmount
  readonly usdValue: UsdAmount
  /** Change of the rate over 24 hours in percent. */
  readonly change: DecimalString
}

/** Sample balances as of 15 March 2024. */
const BALANCES: Readonly<Record<AccountCoin, DecimalString>> = Object.freeze({
  BTC: decimal('0.45200000'),
  ETH: decimal('4.20000000'),
  USDT: decimal('5250.00'),
  BNB: decimal('12.50000000'),
})

const HOLDINGS: readonly Holding[] = Object.freeze(ACCOUNT_COINS.map(sampleHolding))

/** Returns all holdings of the signed-in user. */
export function accountHoldings(): readonly Holding[] {
  return HOLDINGS
}

/** Returns the signed-in user's holding of one coin. */
export function holdingOf(symbol: AccountCoin): Holding {
  return HOLDINGS.find((holding) => holding.symbol === symbol) ?? sampleHolding(symbol)
}

/** Parses the symbol of an account coin; returns undefined for other texts. */
export function parseAccountCoin(text: string | null): AccountCoin | undefined {
  return ACCOUNT_COINS.find((symbol) => symbol === text)
}

function sampleHolding(symbol: AccountCoin): Holding {
  const { price: rate, change } = marketSample(symbol)
  const balance = BALANCES[symbol]
  return Object.freeze({
    symbol,
    name: COIN_NAMES[symbol],
    balance,
    rate,
    usdValue: multiply(rate, balance),
    change,
  })
}

/** The coin of a holding. */
export function symbolOf({ symbol }: Pick<Holding, 'symbol'>): AccountCoin {
  return symbol
}
