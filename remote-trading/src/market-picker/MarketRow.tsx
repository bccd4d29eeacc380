import type { CoinSymbol } from '@crossbook/market'
import { LiveChange, LivePrice } from '@crossbook/market-ui'
import { color, media, motion, size, space, stroke, type } from '@crossbook/ui'
import { memo, type ReactNode } from 'react'
import styled from 'styled-components'
import type { Market } from './orderMarkets'

/** Heights of a row for a pointer and for fingers, and of its lines. */
const ROW = { pointer: '2.25rem', touch: '3.5rem', line: '1rem' } as const

interface MarketRowProps<Coin extends CoinSymbol> {
  market: Market<Coin>
  chosen: boolean
  onChoose: (symbol: Coin) => void
  detailOf: ((symbol: Coin) => ReactNode) | undefined
}

function PlainMarketRow<Coin extends CoinSymbol>({
  market,
  chosen,
  onChoose,
  detailOf,
}: MarketRowProps<Coin>) {
  const { symbol, name } = market
  const detail = detailOf?.(symbol)
  return (
    <Row type="button" aria-pressed={chosen} onClick={() => onChoose(symbol)}>
      <Name translate="no">{name}</Name>
      {detail !== undefined && <Detail>{detail}</Detail>}
      <Price>
        <LivePrice symbol={symbol} />
      </Price>
      <Change>
        <LiveChange symbol={symbol} />
      </Change>
    </Row>
  )
}

/** One market of the list. memo keeps other rows from rendering when the choice changes, but loses the type parameter. */
export const MarketRow = memo(PlainMarketRow) as typeof PlainMarketRow

/* In a list whose text is too large for name and price on one line. */
const LARGE_TEXT = '@container (max-width: 12rem)'

const Row = styled.button`
  display: grid;
  /* The second line has more room for its detail than the first one has for the name. */
  grid-template: 'name price price' 'detail detail change' / minmax(0, 1fr) auto auto;
  column-gap: ${space[8]};
  align-content: center;
  align-items: center;
  width: 100%;
  min-height: ${ROW.pointer};
  padding: 0 ${space[12]} 0 calc(${space[8]} + ${size.controlSmall});
  border-top: ${stroke.hairline} solid ${color.line};
  color: ${color.text};
  text-align: left;
  transition: background-color ${motion.fast};

  &:hover {
    background: ${color.s2};
  }

  &[aria-pressed='true'] {
    background: ${color.s2};
    box-shadow: inset ${stroke.strong} 0 0 ${color.accent};
  }

  &:focus-visible {
    outline-offset: calc(-1 * ${stroke.strong});
  }

  ${media.touch} {
    min-height: ${ROW.touch};
  }

  ${LARGE_TEXT} {
    grid-template: 'name' 'detail' 'price' 'change' / minmax(0, 1fr);
    padding-block: ${space[8]};
  }
`

const Name = styled.span`
  grid-area: name;
  ${type.smallStrong}
  line-height: ${ROW.line};
  white-space: nowrap;

  /* Without a detail, in the middle of both lines. */
  &:first-child:nth-last-child(3) {
    grid-row-end: detail;
  }
`

const Price = styled.span`
  grid-area: price;
  justify-self: end;

  ${LARGE_TEXT} {
    justify-self: start;
  }
  ${type.smallStrong}
  line-height: ${ROW.line};
  white-space: nowrap;
`

/* Wide text breaks here, so that name and figures stay whole. */
const Detail = styled.span`
  grid-area: detail;
  color: ${color.text3};
  ${type.micro}
`

const Change = styled.span`
  grid-area: change;
  justify-self: end;

  ${LARGE_TEXT} {
    justify-self: start;
  }
  ${type.micro}
  white-space: nowrap;
`
