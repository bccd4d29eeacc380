import { formatCoin, formatCoinTrimmed, formatUsd } from '@crossbook/money'
import { color, CopyButton, media, space, stroke, type } from '@crossbook/ui'
import { useId, useRef } from 'react'
import styled from 'styled-components'
import type { Conversion } from './quoteConversion'

/** Kept before there is an answer, so that nothing moves when it comes. */
const RESULT_HEIGHT = '92px'

/** The calculator's answer, read out when it changes; silent until there is one. */
export function ConversionResult({ conversion }: { conversion: Conversion | undefined }) {
  const id = useId()
  const figure = useRef<HTMLSpanElement>(null)

  return (
    <Result>
      <Heading>
        <Label id={id}>Result</Label>
        <CopyButton
          text={conversion?.result ?? ''}
          label="Copy result"
          source={figure}
          words={null}
          size="small"
          disabled={!conversion}
        />
      </Heading>
      <Answer aria-labelledby={id}>
        {conversion && (
          <>
            <Figure>
              <span ref={figure}>{formatCoin(conversion.result)}</span> {conversion.to}
            </Figure>
            <Terms>
              {formatCoinTrimmed(conversion.amount)} {conversion.from} is worth {formatUsd(conversion.value)}
              <br />1 {conversion.from} = {formatCoin(conversion.rate)} {conversion.to}
            </Terms>
          </>
        )}
      </Answer>
    </Result>
  )
}

const Result = styled.div`
  padding: ${space[12]} ${space[16]} ${space[16]};
  border-left: ${stroke.strong} solid ${color.accent};
  background: ${color.canvas};
`

const Heading = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]};
`

const Label = styled.h2`
  color: ${color.text3};
  ${type.smallStrong}
`

const Answer = styled.output`
  display: block;
  min-height: ${RESULT_HEIGHT};
`

const Figure = styled.span`
  display: block;
  ${type.numXl}
  overflow-wrap: anywhere;

  ${media.belowS} {
    ${type.numL}
  }
`

const Terms = styled.span`
  display: block;
  padding-top: ${space[8]};
  color: ${color.text2};
  ${type.small}
  overflow-wrap: anywhere;
`
