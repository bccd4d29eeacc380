import type { CoinSymbol } from '@crossbook/market'
import { FavoriteButton } from '@crossbook/market-ui'
import { BelowFirstView, color, size, space, type } from '@crossbook/ui'
import { type ReactNode, useRef, useState } from 'react'
import styled from 'styled-components'
import { useLoadedPart } from '../loaded-part/useLoadedPart'
import { marketPickerCopy as copy } from './marketPickerCopy'
import { MarketRow } from './MarketRow'
import type { Market, MarketSort } from './orderMarkets'
import { type MarketTab, useListedMarkets } from './useListedMarkets'

/** The rows that the list shows in a window of 800 px height. The others are rendered a frame later. */
const FIRST_ROWS = 16

/** Height of the filters, two controls below each other. It is reserved while their code loads. */
const FILTERS_HEIGHT = `calc(2 * ${size.control} + 2 * ${space[8]})`

const loadFilters = () =>
  import(/* webpackChunkName: "market-filters" */ './MarketFilters').then(
    ({ MarketFilters }) => MarketFilters,
  )

/** The markets to choose from, and the chosen one. */
export interface MarketChoice<Coin extends CoinSymbol> {
  /** Made once: rows are drawn again when it changes. */
  markets: readonly Market<Coin>[]
  value: Coin
  /** Made once, for the same reason. */
  onChange: (symbol: Coin) => void
  /** A second line for each row: volume, leverage. */
  detailOf?: ((symbol: Coin) => ReactNode) | undefined
}

/** The markets with live prices. The user searches by pair or coin, filters favorites, and sorts by price or change. */
export function MarketList<Coin extends CoinSymbol>(choice: MarketChoice<Coin>) {
  const { markets, value, onChange, detailOf } = choice
  const place = useRef<HTMLDivElement>(null)
  // The list works without them.
  const { part: Filters } = useLoadedPart(place, loadFilters)
  const [text, setText] = useState('')
  const [tab, setTab] = useState<MarketTab>('all')
  const [sort, setSort] = useState<MarketSort | null>(null)
  const listed = useListedMarkets({ markets, text, tab, sort })
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
      <FiltersPlace ref={place}>
        {Filters && (
          <Filters text={text} onText={setText} tab={tab} onTab={setTab} sort={sort} onSort={setSort} />
        )}
      </FiltersPlace>
      {/* Always in the page, so that changes are announced. */}
      <Nothing role="status">{listed.length === 0 && nothingText(tab, text)}</Nothing>
      <List>
        {listed.slice(0, FIRST_ROWS).map(row)}
        <BelowFirstView>{listed.slice(FIRST_ROWS).map(row)}</BelowFirstView>
      </List>
    </>
  )
}

function nothingText(tab: MarketTab, text: string) {
  return tab === 'favorites' && text.trim() === '' ? copy.noFavorites : copy.noMatch
}

const FiltersPlace = styled.div`
  flex: none;
  min-height: ${FILTERS_HEIGHT};
`

const List = styled.ul`
  container-type: inline-size;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
`

const Nothing = styled.p`
  color: ${color.text3};
  ${type.small}

  &:not(:empty) {
    padding: ${space[12]};
  }
`

const Place = styled.li`
  position: relative;
`

/* Over the beginning of the row. A click anywhere else chooses the row. */
const Star = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: ${space[4]};
  display: flex;
  align-items: center;
  pointer-events: none;

  & > * {
    pointer-events: auto;
  }
`
