import type { CoinSymbol } from '@crossbook/market'
import { decimal, type DecimalString } from '@crossbook/money'

/** The risk that a stake loses value. */
export type StakingRisk = 'Low' | 'Medium' | 'High'

/** A coin to stake, and its terms. */
export interface StakingOption {
  symbol: CoinSymbol
  name: string
  /** Yearly yield in percent. */
  apy: DecimalString
  /** Smallest stake, in the coin. */
  minStake: DecimalString
  /** The lock-up period in days, or flexible: at any time. */
  lockPeriod: 'Flexible' | `${number} days`
  /** The total stake of all stakers, in the coin. */
  totalStaked: DecimalString
  risk: StakingRisk
}

const OPTIONS: readonly [StakingOption, ...StakingOption[]] = Object.freeze<
  [StakingOption, StakingOption, StakingOption]
>([
  Object.freeze<StakingOption>({
    symbol: 'ETH',
    name: 'Ethereum',
    apy: decimal('5.2'),
    minStake: decimal('0.1'),
    lockPeriod: 'Flexible',
    totalStaked: decimal('2400000'),
    risk: 'Low',
  }),
  Object.freeze<StakingOption>({
    symbol: 'ADA',
    name: 'Cardano',
    apy: decimal('4.8'),
    minStake: decimal('10'),
    lockPeriod: '30 days',
    totalStaked: decimal('850000000'),
    risk: 'Low',
  }),
  Object.freeze<StakingOption>({
    symbol: 'DOT',
    name: 'Polkadot',
    apy: decimal('12.5'),
    minStake: decimal('1'),
    lockPeriod: '28 days',
    totalStaked: decimal('45000000'),
    risk: 'Medium',
  }),
])

/** The staking options as of the sample instant, at least one. */
export function stakingOptions(): typeof OPTIONS {
  return OPTIONS
}
