import { useFavoritesFirst, useTickerHold, type CoinSymbol } from '@crossbook/market'
import { FavoriteButton, LiveChange, LivePrice } from '@crossbook/market-ui'
import {
  BelowFirstView,
  Card,
  CoinLogo,
  color,
  Field,
  media,
  motion,
  Select,
  size,
  space,
  stroke,
  type,
} from '@crossbook/ui'
import { memo, type ReactNode } from 'react'
import styled from 'styled-components'

/** As many rows as the list shows in a window of 800 px height; the others come a frame later, or are to be scrolled to. */
const FIRST_ROWS = 12

/** Of the select: with less, the star goes to the next line, so that no name is cut. */
const SELECT_WIDTH = '11rem'

/** A market to choose: the coin that it is about, and what it is called. */
export interface Market<Coin extends CoinSymbol> {
  symbol: Coin
  name: string
}

interface MarketPickerProps<Coin extends CoinSymbol> {
  /** Made once: rows are drawn again when it changes. */
  markets: readonly Market<Coin>[]
  value: Coin
  /** Made once, for the same reason. */
  onChange: (symbol: Coin) => void
  /** A second line for each row of the list: volume, leverage. */
  detailOf?: (symbol: Coin) => ReactNode
}

/** The markets of a trading page: a list with live prices where there is room, otherwise the system's select. */
export function MarketPicker<Coin extends CoinSymbol>({
  markets,
  value,
  onChange,
  detailOf,
}: MarketPickerProps<Coin>) {
  const hold = useTickerHold()
  const ordered = useFavoritesFirst(markets, symbolOf)
  const row = (market: Market<Coin>) => (
    <Place key={market.symbol}>
      <Star>
        <FavoriteButton symbol={market.symbol} />
      </Star>
      <MarketRow market={market} chosen={market.symbol === value} onChoose={onChange} detailOf={detailOf} />
    </Place>
  )
  return (
    <>
      <Narrow>
        <Field label="Market">
          <Select
            value={value}
            leading={<CoinLogo symbol={value} />}
            onChange={({ target }) => {
              const chosen = markets.find(({ symbol }) => symbol === target.value)
              if (chosen) onChange(chosen.symbol)
            }}
          >
            {ordered.map(({ symbol, name }) => (
              <option key={symbol} value={symbol} translate="no">
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <FavoriteButton symbol={value} />
      </Narrow>
      <Wide title="Markets" padding="none" ref={hold}>
        <List>
          {ordered.slice(0, FIRST_ROWS).map(row)}
          <BelowFirstView>{ordered.slice(FIRST_ROWS).map(row)}</BelowFirstView>
        </List>
      </Wide>
    </>
  )
}

function symbolOf<Coin extends CoinSymbol>({ symbol }: Market<Coin>) {
  return symbol
}

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
      <CoinLogo symbol={symbol} size={20} />
      <Name translate="no">{name}</Name>
      <Price>
        <LivePrice symbol={symbol} />
      </Price>
      <SecondLine>
        {detail !== undefined && <Detail>{detail}</Detail>}
        <Change>
          <LiveChange symbol={symbol} />
        </Change>
      </SecondLine>
    </Row>
  )
}

// memo forgets the type parameter, and choosing another market must not draw all rows again.
const MarketRow = memo(PlainMarketRow) as typeof PlainMarketRow

const Narrow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 0 ${space[8]};

  & > :first-child {
    flex: 1 1 ${SELECT_WIDTH};
  }

  & > button {
    margin-bottom: ${space[4]};
  }

  ${media.fromXl} {
    display: none;
  }
`

const Wide = styled(Card)`
  display: none;

  ${media.fromXl} {
    display: flex;
    overflow: hidden;
  }
`

const List = styled.ul`
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
`

const Place = styled.li`
  position: relative;
`

/* Over the beginning of the row. A click anywhere else chooses the row. */
const Star = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: ${space[8]};
  display: flex;
  align-items: center;
  pointer-events: none;

  & > * {
    pointer-events: auto;
  }
`

const Row = styled.button`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[8]};
  align-items: center;
  width: 100%;
  min-height: ${size.row};
  padding: ${space[6]} ${space[24]} ${space[6]} calc(${space[12]} + ${size.controlSmall});
  border-top: ${stroke.hairline} solid ${color.line};
  color: ${color.text};
  text-align: left;
  transition: background-color ${motion.fast};
  ${type.cell}

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
`

const Name = styled.span`
  flex: 1;
  white-space: nowrap;
`

/* Goes to a line of its own before the name gives way. */
const Price = styled.span`
  margin-left: auto;
  text-align: right;
`

const SecondLine = styled.span`
  flex: 1 0 100%;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[8]};
  ${type.micro}
`

const Detail = styled.span`
  color: ${color.text3};
`

const Change = styled.span`
  margin-left: auto;
`
