import { decimal, usd, type DecimalString, type UsdAmount } from '@crossbook/money'
import type { FuturesCoin } from './futuresMarkets'
import type { Leverage } from './leverage'

/** A side of the market. */
export type Side = 'long' | 'short'

/** An open position. Mark price, margin, profit and loss are derived from it. */
export interface Position {
  id: string
  symbol: FuturesCoin
  side: Side
  /** In coins. */
  size: DecimalString
  /** Dollars for one coin. */
  entryPrice: UsdAmount
  leverage: Leverage
}

/** The sample positions, as of 15 March 2024. */
export const POSITIONS: readonly Position[] = Object.freeze([
  position('P-1', 'BTC', 'long', '0.25', '42180', 10),
  position('P-2', 'ETH', 'short', '3.5', '2465.2', 5),
  position('P-3', 'SOL', 'long', '40', '99.1', 20),
])

function position(
  id: string,
  symbol: FuturesCoin,
  side: Side,
  size: `${number}`,
  entryPrice: `${number}`,
  leverage: Leverage,
): Position {
  return Object.freeze({ id, symbol, side, size: decimal(size), entryPrice: usd(entryPrice), leverage })
}
