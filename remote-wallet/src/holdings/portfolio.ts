import {
  add,
  compare,
  decimal,
  divide,
  multiply,
  percentOf,
  roundTo,
  subtract,
  sum,
  toNumber,
  type DecimalString,
  type UsdAmount,
} from '@crossbook/money'
import type { Holding } from './holdings'

type Valued = Pick<Holding, 'usdValue'>
type Changing = Pick<Holding, 'usdValue' | 'change'>

/** Has more decimals than any shown dollar figure, so that no figure is rounded twice. */
const EXACT_DECIMALS = 12

const HUNDRED = decimal('100')

/** Returns the total value of all holdings, in dollars. */
export function portfolioValue(holdings: readonly Valued[]): UsdAmount {
  return sum(holdings.map(({ usdValue }) => usdValue))
}

/** Returns the portfolio's change over 24 hours: dollars to the cent, and percent of the earlier value. */
export function portfolioChange(holdings: readonly Changing[]) {
  const now = portfolioValue(holdings)
  const before = sum(holdings.map(worthBefore))
  const gain = subtract(now, before)
  return { amount: roundTo(gain, 2, 'nearest'), percent: percentOf(gain, before, 2, 'nearest') }
}

/** Returns the holding whose price gained most in 24 hours; the first of several equal ones. Undefined without holdings. */
export function bestPerformer<H extends Pick<Holding, 'change'>>(holdings: readonly H[]): H | undefined {
  return [...holdings].sort((a, b) => compare(b.change, a.change))[0]
}

/** Sorts the holdings by value, the largest first. */
export function topHoldings<H extends Valued>(holdings: readonly H[]): H[] {
  return [...holdings].sort((a, b) => compare(b.usdValue, a.usdValue))
}

/**
 * Returns each holding's share of the total in percent with one decimal, in the given order. The shares add up to 100.0: after rounding
 * down, the missing tenths go to the shares that lost most.
 */
export function allocations(holdings: readonly Valued[]): DecimalString[] {
  const total = portfolioValue(holdings)
  if (toNumber(total) === 0) return holdings.map(() => decimal('0.0'))
  const shares = holdings.map(({ usdValue }) => {
    const exact = divide<DecimalString>(multiply(usdValue, HUNDRED), total, EXACT_DECIMALS, 'nearest')
    const cut = roundTo(exact, 1, 'down')
    return { cut, lost: subtract(exact, cut) }
  })
  const tenthsLeft = Math.round(toNumber(subtract(HUNDRED, sum(shares.map(({ cut }) => cut)))) * 10)
  const raised = new Set([...shares].sort((a, b) => compare(b.lost, a.lost)).slice(0, tenthsLeft))
  return shares.map((share) =>
    raised.has(share) ? roundTo(add(share.cut, decimal('0.1')), 1, 'nearest') : share.cut,
  )
}

function worthBefore({ usdValue, change }: Changing): UsdAmount {
  return divide(multiply(usdValue, HUNDRED), add(HUNDRED, change), EXACT_DECIMALS, 'nearest')
}
