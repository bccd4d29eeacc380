import { marketSample, type CoinSymbol } from '@crossbook/market'
import { decimal, multiply, type DecimalString, type UsdAmount } from '@crossbook/money'
import type { Day } from '../dates/day'

/** State of an airdrop. */
export type AirdropStatus = 'active' | 'upcoming' | 'completed'

/** Coins that a project gives to participants. */
export interface Airdrop {
  name: string
  symbol: CoinSymbol
  /** Coins for each participant. */
  amount: DecimalString
  /** Their value at the sample price. */
  value: UsdAmount
  status: AirdropStatus
  endDate: Day
  participants: number
}

const AIRDROPS: readonly Airdrop[] = Object.freeze([
  airdrop('Arbitrum Odyssey', 'ARB', '50', 'active', '2024-03-31', 12_450),
  airdrop('Polygon Explorers', 'MATIC', '60', 'active', '2024-04-05', 8_920),
  airdrop('Optimism Builders', 'OP', '25', 'upcoming', '2024-04-30', 0),
  airdrop('Toncoin Pioneers', 'TON', '15', 'upcoming', '2024-05-15', 0),
  airdrop('Flow Community', 'FLOW', '100', 'completed', '2024-02-29', 34_210),
])

/** The airdrops as of the sample instant: active ones first, completed ones last. */
export function airdrops(): readonly Airdrop[] {
  return AIRDROPS
}

function airdrop(
  name: string,
  symbol: CoinSymbol,
  coins: `${number}`,
  status: AirdropStatus,
  endDate: Day,
  participants: number,
): Airdrop {
  const amount = decimal(coins)
  const value = multiply(marketSample(symbol).price, amount)
  return Object.freeze({ name, symbol, amount, value, status, endDate, participants })
}
