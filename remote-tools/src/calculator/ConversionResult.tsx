import { formatCoin, formatCoinTrimmed, formatUsd } from '@crossbook/money'
import { CopyButton } from '@crossbook/ui'
import { useRef } from 'react'
import { calculatorCopy } from './calculatorCopy'
import type { Conversion } from './quoteConversion'
import { ResultBox, ResultFigure, ResultTerms } from './ResultBox'

/** The converter's answer; silent until there is one. */
export function ConversionResult({ conversion }: { conversion: Conversion | undefined }) {
  const figure = useRef<HTMLSpanElement>(null)

  return (
    <ResultBox
      lines={2}
      actions={
        <CopyButton
          text={conversion?.result ?? ''}
          label="Copy result"
          source={figure}
          words={null}
          size="small"
          disabled={!conversion}
        />
      }
    >
      {conversion && (
        <>
          <ResultFigure translate="no">
            <span ref={figure}>{formatCoin(conversion.result)}</span> <span>{conversion.to}</span>
          </ResultFigure>
          {conversion.small && calculatorCopy.small[conversion.small] ? (
            <ResultTerms>{calculatorCopy.small[conversion.small]}</ResultTerms>
          ) : null}
          <ResultTerms>
            <span>
              {`${formatCoinTrimmed(conversion.amount)} ${conversion.from} is worth ${formatUsd(conversion.value)}`}
            </span>
            <br />
            <span translate="no">{`1 ${conversion.from} = ${formatCoin(conversion.rate)} ${conversion.to}`}</span>
          </ResultTerms>
        </>
      )}
    </ResultBox>
  )
}
