import { formatCoin, formatCoinTrimmed, formatUsd } from '@crossbook/money'
import { CopyButton, type Elements } from '@crossbook/ui'
import { useRef } from 'react'
import { calculatorCopy } from './calculatorCopy'
import type { Conversion } from './quoteConversion'
import { ResultBox, ResultFigure, ResultTerms } from './ResultBox'

interface ConversionResultProps {
  conversion: Conversion | undefined
  /** A hint while there is no result. */
  hint: Elements
}

/** The result of the converter. Nothing is announced before there is one. */
export function ConversionResult({ conversion, hint }: ConversionResultProps) {
  const figure = useRef<HTMLSpanElement>(null)

  return (
    <ResultBox
      lines={2}
      actions={
        conversion && (
          <CopyButton
            text={conversion.result}
            label="Copy result"
            source={figure}
            visibleLabel={null}
            size="small"
          />
        )
      }
      hint={conversion ? undefined : hint}
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
