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
import { Badge, ChangeText, Cluster, color, CoinLogo, Masked, space, type, type Column } from '@crossbook/ui'
import styled from 'styled-components'
import { futuresCopy as copy } from './futuresCopy'
import type { Position } from './positions'
import { valuePosition } from './valuePosition'

const sampleValue = (position: Position) => valuePosition(position, marketSample(position.symbol).price)

/** The columns of open positions; only mark price, profit and loss listen to the ticker. */
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
    cell: (position) => (
      <Pair>
        <span>
          <Masked room={9}>
            {formatCoinTrimmed(position.size)} {position.symbol}
          </Masked>
        </span>
        <Second>
          <Masked room={10}>{formatUsd(sampleValue(position).margin)}</Masked>
        </Second>
      </Pair>
    ),
    sortValue: (position) => toNumber(sampleValue(position).margin),
  },
  {
    key: 'price',
    header: 'Entry / Mark price',
    numeric: true,
    cell: ({ symbol, entryPrice }) => (
      <Pair>
        <span>{formatPrice(entryPrice)}</span>
        <Second>
          <LivePrice symbol={symbol} />
        </Second>
      </Pair>
    ),
  },
  {
    key: 'pnl',
    header: 'P&L',
    numeric: true,
    cell: (position) => <ProfitAndLoss position={position} />,
    // Sorted by the sample's figures, so that no row jumps with a tick.
    sortValue: (position) => toNumber(sampleValue(position).pnl),
  },
]

function PositionName({ position: { symbol, side, leverage } }: { position: Position }) {
  return (
    <Cluster>
      <CoinLogo symbol={symbol} size={20} />
      {pairOf(symbol)}
      <Badge tone={side === 'long' ? 'up' : 'down'}>
        {copy.sides[side]} {leverage}x
      </Badge>
    </Cluster>
  )
}

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
`

const Second = styled.span`
  color: ${color.text3};
  ${type.small}
`
