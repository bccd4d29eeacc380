import { type Direction, formatSignedPercent, formatSignedUsd, formatUsd } from '@crossbook/money'
import { color } from '@crossbook/ui'
import styled from 'styled-components'
import { calculatorCopy } from './calculatorCopy'
import type { Profit } from './quoteProfit'
import { ResultBox, ResultFigure, ResultTerms } from './ResultBox'

/** The profit of a trade, in dollars and percent, and its break-even price. Before that, the missing entries. */
export function ProfitResult({ quote }: { quote: Profit | undefined }) {
  return (
    <ResultBox lines={4}>
      {quote ? <Answer quote={quote} /> : <ResultTerms>{calculatorCopy.missing}</ResultTerms>}
    </ResultBox>
  )
}

function Answer({ quote }: { quote: Profit }) {
  const { text, direction } = formatSignedUsd(quote.profit)
  return (
    <>
      <Figure translate="no" $direction={direction}>
        {text}
      </Figure>
      <ResultTerms>
        <span>{`${formatSignedPercent(quote.percent).text} of the ${formatUsd(quote.paid)} paid`}</span>
        <br />
        <span>{`${formatUsd(quote.received)} received`}</span>
        <br />
        <span>{`Fees ${formatUsd(quote.fees)}`}</span>
        <br />
        <span>{`Break-even price ${formatUsd(quote.breakEven, quote.breakEvenDecimals)}`}</span>
      </ResultTerms>
    </>
  )
}

const inks = { up: color.up, down: color.down, flat: color.text } as const

const Figure = styled(ResultFigure)<{ $direction: Direction }>`
  color: ${({ $direction }) => inks[$direction]};
`
