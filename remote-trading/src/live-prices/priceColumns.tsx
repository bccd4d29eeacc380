import { COIN_NAMES, marketSample, pairOf, type SelectedPairState } from '@crossbook/market'
import { CoinCell, DayLine, LiveChange, LivePrice } from '@crossbook/market-ui'
import { formatCompactUsd, toNumber } from '@crossbook/money'
import { ButtonLink, media, space, type Column } from '@crossbook/ui'
import styled from 'styled-components'
import { SITE_PATHS } from '@crossbook/contract'
import { FavoriteButton } from './FavoriteButton'
import type { LivePriceCoin } from './livePriceCoins'

/** Of the widest change, so that the lines stand below each other. */
const CHANGE_WIDTH = '72px'

/**
 * The columns of live prices. Rows are sorted by the figures of the sample, so that none jumps away under the pointer;
 * only the cells of price and change listen to the ticker.
 */
export const PRICE_COLUMNS: readonly Column<LivePriceCoin>[] = [
  {
    key: 'coin',
    header: 'Coin',
    rowHeader: true,
    cell: (symbol) => <CoinCell symbol={symbol} />,
    sortValue: (symbol) => COIN_NAMES[symbol],
  },
  {
    key: 'price',
    header: 'Price',
    numeric: true,
    cell: (symbol) => <LivePrice symbol={symbol} />,
    sortValue: (symbol) => toNumber(marketSample(symbol).price),
  },
  {
    key: 'change',
    header: '24h change',
    numeric: true,
    cell: (symbol) => <ChangeWithLine symbol={symbol} />,
    sortValue: (symbol) => toNumber(marketSample(symbol).change),
  },
  {
    key: 'volume',
    header: '24h volume',
    numeric: true,
    cell: (symbol) => formatCompactUsd(marketSample(symbol).volume24h),
    sortValue: (symbol) => toNumber(marketSample(symbol).volume24h),
  },
  {
    key: 'cap',
    header: 'Market cap',
    numeric: true,
    cell: (symbol) => formatCompactUsd(marketSample(symbol).marketCap),
    sortValue: (symbol) => toNumber(marketSample(symbol).marketCap),
  },
  {
    key: 'favorite',
    header: 'Favorite',
    numeric: true,
    cell: (symbol) => <FavoriteButton symbol={symbol} />,
  },
  {
    key: 'trade',
    header: 'Trade',
    headerHidden: true,
    numeric: true,
    onPhone: 'wide',
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

function ChangeWithLine({ symbol }: { symbol: LivePriceCoin }) {
  return (
    <Change>
      <FromLaptopOn>
        <DayLine symbol={symbol} />
      </FromLaptopOn>
      <ChangeRoom>
        <LiveChange symbol={symbol} />
      </ChangeRoom>
    </Change>
  )
}

const Change = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[16]};
  vertical-align: middle;
`

const FromLaptopOn = styled.span`
  display: none;

  ${media.fromL} {
    display: block;
  }
`

const ChangeRoom = styled.span`
  display: flex;
  justify-content: flex-end;
  min-width: ${CHANGE_WIDTH};
`
