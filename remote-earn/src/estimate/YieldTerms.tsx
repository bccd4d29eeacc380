import { formatCoinResult, formatUsd, multiply, type DecimalString } from '@crossbook/money'
import type { CoinSymbol } from '@crossbook/market'
import { color, DescriptionItem, DescriptionList, type } from '@crossbook/ui'
import styled from 'styled-components'
import { estimateCopy as copy } from './estimateCopy'
import { quoteYield } from './quoteYield'

/** A coin and its yield, in percent a year. */
export interface CoinYield {
  symbol: CoinSymbol
  apy: DecimalString
}

/** A time span for which rewards are added up. */
export interface YieldTerm {
  label: string
  days: number
  /** The multiplier of the yield. Default: 1. */
  boost?: DecimalString
}

interface YieldTermsProps {
  coin: CoinYield
  /** Undefined until the user types an amount. */
  amount: DecimalString | undefined
  terms: readonly YieldTerm[]
}

/** The earnings of an amount of a coin in each of the time spans, in the coin and in dollars. */
export function YieldTerms({ coin, amount, terms }: YieldTermsProps) {
  return (
    <DescriptionList>
      {terms.map((term) => (
        <DescriptionItem key={term.label} term={term.label}>
          <Reward coin={coin} amount={amount} term={term} />
        </DescriptionItem>
      ))}
    </DescriptionList>
  )
}

interface RewardProps extends Pick<YieldTermsProps, 'coin' | 'amount'> {
  term: YieldTerm
}

function Reward({ coin: { symbol, apy }, amount, term: { days, boost } }: RewardProps) {
  // Two lines, as with an amount, so that nothing moves.
  if (amount === undefined)
    return (
      <span>
        <span>{copy.none}</span> <Worth>&nbsp;</Worth>
      </span>
    )
  const { coins, worth } = quoteYield(symbol, amount, boost === undefined ? apy : multiply(apy, boost), days)
  return (
    <span translate="no">
      <span>{`${formatCoinResult(coins, amount)} ${symbol}`}</span> <Worth>{formatUsd(worth)}</Worth>
    </span>
  )
}

const Worth = styled.span`
  display: block;
  color: ${color.text3};
  ${type.small}
`
