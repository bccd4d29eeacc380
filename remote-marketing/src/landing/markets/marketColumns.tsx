import { MARKET_TABLE_CHANGE_SPAN, type Pair, type SelectedPairState } from '@crossbook/market'
import { ChartLink, DayLine, favoriteColumn, LiveChange, LivePrice } from '@crossbook/market-ui'
import { formatCompactUsd } from '@crossbook/money'
import { ButtonLink, type Column } from '@crossbook/ui'
import styled from 'styled-components'
import { SITE_PATHS } from '@crossbook/contract'
import { MarketName } from '../../live/MarketName'
import { MARKET_SORT_VALUES, type MarketRow } from './marketRows'

/** Columns of the market overview. The cells of price and change subscribe to the ticker, the table does not. */
export const MARKET_COLUMNS: readonly Column<MarketRow>[] = [
  favoriteColumn(({ symbol }) => symbol),
  {
    key: 'pair',
    header: 'Market',
    rowHeader: true,
    cell: ({ symbol, volume24h }) => (
      <>
        <MarketName symbol={symbol} onPhone={formatCompactUsd(volume24h)} />
        <ChartLink symbol={symbol} />
      </>
    ),
    sortValue: MARKET_SORT_VALUES.pair,
  },
  {
    key: 'price',
    header: 'Price',
    numeric: true,
    cell: ({ symbol }) => <LivePrice symbol={symbol} />,
    sortValue: MARKET_SORT_VALUES.price,
  },
  {
    key: 'change',
    header: '24h change',
    numeric: true,
    cell: ({ symbol }) => <LiveChange symbol={symbol} span={MARKET_TABLE_CHANGE_SPAN} />,
    sortValue: MARKET_SORT_VALUES.change,
  },
  {
    key: 'volume',
    header: '24h volume',
    numeric: true,
    onPhone: 'hidden',
    cell: ({ volume24h }) => formatCompactUsd(volume24h),
    sortValue: MARKET_SORT_VALUES.volume,
  },
  {
    key: 'day',
    header: 'Last 24 hours',
    numeric: true,
    onPhone: 'hidden',
    onTablet: 'hidden',
    width: 160,
    cell: ({ symbol }) => (
      <AtEnd>
        <DayLine symbol={symbol} />
      </AtEnd>
    ),
  },
  {
    key: 'trade',
    header: 'Trade',
    headerHidden: true,
    numeric: true,
    onPhone: 'cover',
    width: 120,
    cell: ({ pair }) => <TradeLink pair={pair} />,
  },
]

function TradeLink({ pair }: { pair: Pair }) {
  return (
    <ButtonLink
      to={SITE_PATHS.spot}
      state={{ selectedPair: pair } satisfies SelectedPairState}
      size="small"
      aria-label={`Trade ${pair}`}
    >
      Trade
    </ButtonLink>
  )
}

const AtEnd = styled.span`
  display: flex;
  justify-content: flex-end;
`
