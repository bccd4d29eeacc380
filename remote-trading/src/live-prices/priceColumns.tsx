import { COIN_NAMES, marketSample, pairOf, type SelectedPairState } from '@crossbook/market'
import { ChartLink, CoinCell, DayLine, favoriteColumn, LiveChange, LivePrice } from '@crossbook/market-ui'
import { formatCompactUsd, toNumber } from '@crossbook/money'
import { ButtonLink, type Column } from '@crossbook/ui'
import { SITE_PATHS } from '@crossbook/contract'
import styled from 'styled-components'
import type { LivePriceCoin } from './livePriceCoins'

/** Holds the longest price. A column as wide as its text would move the others when a price gains a digit. */
const PRICE_WIDTH = 112

/**
 * The columns of live prices. Rows are sorted by the figures of the sample, so that none jumps away under the pointer;
 * only the cells of price and change listen to the ticker.
 */
export const PRICE_COLUMNS: readonly Column<LivePriceCoin>[] = [
  favoriteColumn((symbol) => symbol),
  {
    key: 'coin',
    header: 'Coin',
    rowHeader: true,
    cell: (symbol) => (
      <>
        <CoinCell symbol={symbol} layout="stacked" />
        <ChartLink symbol={symbol} />
      </>
    ),
    sortValue: (symbol) => COIN_NAMES[symbol],
  },
  {
    key: 'price',
    header: 'Price',
    numeric: true,
    width: PRICE_WIDTH,
    cell: (symbol) => <LivePrice symbol={symbol} />,
    sortValue: (symbol) => toNumber(marketSample(symbol).price),
  },
  {
    key: 'change',
    header: '24h change',
    numeric: true,
    cell: (symbol) => <LiveChange symbol={symbol} />,
    sortValue: (symbol) => toNumber(marketSample(symbol).change),
  },
  {
    key: 'volume',
    header: '24h volume',
    numeric: true,
    onPhone: 'hidden',
    cell: (symbol) => formatCompactUsd(marketSample(symbol).volume24h),
    sortValue: (symbol) => toNumber(marketSample(symbol).volume24h),
  },
  {
    key: 'cap',
    header: 'Market cap',
    numeric: true,
    onPhone: 'hidden',
    onTablet: 'hidden',
    cell: (symbol) => formatCompactUsd(marketSample(symbol).marketCap),
    sortValue: (symbol) => toNumber(marketSample(symbol).marketCap),
  },
  {
    key: 'day',
    header: 'Last 24 hours',
    numeric: true,
    onPhone: 'spark',
    onTablet: 'hidden',
    cell: (symbol) => (
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
    cell: (symbol) => (
      <ButtonLink
        size="small"
        to={SITE_PATHS.spot}
        state={{ selectedPair: pairOf(symbol) } satisfies SelectedPairState}
        aria-label={`Trade ${COIN_NAMES[symbol]}`}
      >
        Trade
      </ButtonLink>
    ),
  },
]

const AtEnd = styled.span`
  display: flex;
  justify-content: flex-end;
`
