import type { CoinSymbol } from '@crossbook/market'
import { decimalFromNumber, multiply, type DecimalString } from '@crossbook/money'
import type { StakingOption } from '../staking/stakingOptions'
import type { YieldProgram } from './yieldPrograms'

/** The yearly yield of staking a coin in percent, without and with a programme. */
export interface BoostedYield {
  symbol: CoinSymbol
  regular: DecimalString
  boosted: DecimalString
}

/** Returns the yields of a programme's coins that can be staked, in the programme's order. */
export function boostedYields(
  { boost, coins }: Pick<YieldProgram, 'boost' | 'coins'>,
  options: readonly Pick<StakingOption, 'symbol' | 'apy'>[],
): BoostedYield[] {
  return coins.flatMap((symbol) =>
    options
      .filter((option) => option.symbol === symbol)
      .map(({ apy }) => ({ symbol, regular: apy, boosted: multiply(apy, decimalFromNumber(boost, 2)) })),
  )
}
