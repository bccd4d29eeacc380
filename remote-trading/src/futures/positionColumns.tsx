import { marketSample, useQuote, pairOf } from '@crossbook/market'
import { LivePrice } from '@crossbook/market-ui'
import {
  formatCoinTrimmed,
  formatPrice,
  formatSignedPercent,
  formatSignedUsd,
  formatUsd,
  toNumber,
} from '@crossbook/money'
import {
  Badge,
  ChangeText,
  Cluster,
  color,
  CoinLogo,
  Masked,
  media,
  space,
  type,
  type Column,
} from '@crossbook/ui'
import styled from 'styled-components'
import { futuresCopy as copy } from './futuresCopy'
import type { Position } from './positions'
import { valuePosition } from './valuePosition'

/** Desktops with space for both figures of a cell next to each other. */
const ONE_LINE = '@media (min-width: 85em)'

/** Desktops whose lines have space for a logo as well. */
const WITH_LOGO = '@media (min-width: 90em)'

/** The height of a line in a desk's low dock. */
const DESK_LINE = '1rem'

const sampleValue = (position: Position) => valuePosition(position, marketSample(position.symbol).price)

/** The columns of open positions. Only mark price, profit and loss subscribe to the ticker. */
export const POSITION_COLUMNS: readonly Column<Position>[] = [
  {
    key: 'position',
    header: 'Position',
    rowHeader: true,
    cell: (position) => <PositionName position={position} />,
    sortValue: ({ symbol }) => symbol,
  },
  {
    key: 'size',
    header: 'Size / Margin',
    numeric: true,
    onPhone: 'below',
    cell: (position) => (
      <Figures>
        <span>
          <Masked room={7}>{`${formatCoinTrimmed(position.size)} ${position.symbol}`}</Masked>
        </span>
        <Below>
          <Masked room={10}>{formatUsd(sampleValue(position).margin)}</Masked>
        </Below>
      </Figures>
    ),
    sortValue: (position) => toNumber(sampleValue(position).margin),
  },
  {
    key: 'price',
    header: 'Entry / Mark price',
    numeric: true,
    onPhone: 'nextTo',
    cell: ({ symbol, entryPrice }) => (
      <Figures>
        <span>{formatPrice(entryPrice)}</span>
        <Mark>
          <LivePrice symbol={symbol} />
        </Mark>
      </Figures>
    ),
  },
  {
    key: 'pnl',
    header: 'P&L',
    numeric: true,
    onPhone: 'end',
    cell: (position) => <ProfitAndLoss position={position} />,
    // Sorted by the sample's figures, so that no row jumps with a tick.
    sortValue: (position) => toNumber(sampleValue(position).pnl),
  },
]

function PositionName({ position: { symbol, side, leverage } }: { position: Position }) {
  return (
    <Name>
      <Logo>
        <CoinLogo symbol={symbol} size={20} />
      </Logo>
      <span translate="no">{pairOf(symbol)}</span>
      <Badge tone={side === 'long' ? 'up' : 'down'}>{`${copy.sides[side]} ${leverage}x`}</Badge>
    </Name>
  )
}

/* Narrow phones keep pair, side and leverage in one line. */
const Name = styled(Cluster)`
  ${media.belowM} {
    margin-top: calc(-1 * ${space[4]});
  }

  ${media.belowXs} {
    gap: ${space[4]};
  }

  ${media.fromXl} {
    flex-wrap: nowrap;
    gap: ${space[4]};
    ${type.small}
  }
`

const Logo = styled.span`
  display: flex;

  ${media.belowXs} {
    display: none;
  }

  ${ONE_LINE} {
    display: none;
  }

  ${WITH_LOGO} {
    display: flex;
  }
`

function ProfitAndLoss({ position }: { position: Position }) {
  const { price } = useQuote(position.symbol)
  const { pnl, returnPercent } = valuePosition(position, price)
  return (
    <Pair>
      <Masked room={12}>
        <ChangeText change={formatSignedUsd(pnl)} />
      </Masked>
      <Second>
        <ChangeText change={formatSignedPercent(returnPercent)} arrow={false} />
      </Second>
    </Pair>
  )
}

const Pair = styled.span`
  display: inline-flex;
  flex-direction: column;
  align-items: flex-end;
  padding-block: ${space[4]};
  vertical-align: middle;

  ${media.belowM} {
    padding-block: 0;
  }

  /* A desk's dock has low rows. */
  ${media.fromXl} {
    padding-block: 0;
    ${type.small}
    line-height: ${DESK_LINE};
  }

  ${ONE_LINE} {
    flex-direction: row;
    align-items: baseline;
    gap: ${space[6]};
  }
`

/* Rows of phones are 60 px high at most: for three lines they need most of what the row keeps free. */
const Figures = styled(Pair)`
  ${media.belowM} {
    align-items: flex-start;
    margin-bottom: calc(-1 * ${space[4]});
    ${type.micro}
  }
`

const Second = styled.span`
  color: ${color.text3};
  ${type.small}

  ${media.fromXl} {
    line-height: ${DESK_LINE};
  }
`

const Below = styled(Second)`
  ${media.belowM} {
    ${type.micro}
  }
`

const Mark = styled(Below)`
  ${media.belowM} {
    &::before {
      content: '→ ';
    }
  }
`
