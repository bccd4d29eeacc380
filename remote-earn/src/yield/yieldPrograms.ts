import type { CoinSymbol } from '@crossbook/market'
import type { Day } from '../dates/day'

/** A period in which staking some coins earns a multiple of their yield. */
export interface YieldProgram {
  id: string
  /** The multiplier of the rewards. */
  boost: number
  coins: readonly CoinSymbol[]
  status: 'Active'
  endDate: Day
}

const PROGRAMS: readonly YieldProgram[] = Object.freeze([
  Object.freeze<YieldProgram>({
    id: 'double-staking',
    boost: 2,
    coins: Object.freeze<CoinSymbol[]>(['ETH', 'ADA']),
    status: 'Active',
    endDate: '2024-03-31',
  }),
])

/** The programmes as of the sample instant. */
export function yieldPrograms(): readonly YieldProgram[] {
  return PROGRAMS
}
