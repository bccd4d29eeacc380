import { CoinCell } from '@crossbook/market-ui'
import {
  formatCoinTrimmed,
  formatPrice,
  formatSignedPercent,
  formatUsd,
  toNumber,
  type UsdAmount,
} from '@crossbook/money'
import { ChangeText, color, type Column, DataTable, type, useAddressSort } from '@crossbook/ui'
import styled from 'styled-components'
import { gainOf } from './gainOf'
import type { Opportunity } from './opportunities'

const COLUMNS: readonly Column<Opportunity>[] = [
  {
    key: 'coin',
    header: 'Coin',
    cell: ({ symbol }) => <CoinCell symbol={symbol} />,
    sortValue: ({ symbol }) => symbol,
  },
  {
    key: 'buy',
    header: 'Buy at',
    cell: ({ buyExchange, buyPrice }) => <Offer exchange={buyExchange} price={buyPrice} />,
    numeric: true,
  },
  {
    key: 'sell',
    header: 'Sell at',
    cell: ({ sellExchange, sellPrice }) => <Offer exchange={sellExchange} price={sellPrice} />,
    numeric: true,
  },
  {
    key: 'spread',
    header: 'Spread',
    cell: (opportunity) => {
      const { spread, spreadPercent } = gainOf(opportunity)
      return (
        <Pair>
          <ChangeText change={formatSignedPercent(spreadPercent)} />
          <Quiet>{formatPrice(spread)}</Quiet>
        </Pair>
      )
    },
    sortValue: (opportunity) => toNumber(gainOf(opportunity).spreadPercent),
    numeric: true,
  },
  {
    key: 'volume',
    header: 'Volume',
    cell: ({ volume, symbol }) => `${formatCoinTrimmed(volume)} ${symbol}`,
    numeric: true,
  },
  {
    key: 'profit',
    header: 'Profit',
    cell: (opportunity) => formatUsd(gainOf(opportunity).profit),
    sortValue: (opportunity) => toNumber(gainOf(opportunity).profit),
    numeric: true,
  },
]

interface OpportunityTableProps {
  opportunities: readonly Opportunity[]
}

/** Where to buy, where to sell, and what that brings; the sort stands in the address. */
export function OpportunityTable({ opportunities }: OpportunityTableProps) {
  return (
    <DataTable
      caption="Arbitrage opportunities"
      captionHidden
      columns={COLUMNS}
      rows={opportunities}
      rowKey={({ symbol }) => symbol}
      {...useAddressSort(COLUMNS)}
    />
  )
}

function Offer({ exchange, price }: { exchange: string; price: UsdAmount }) {
  return (
    <Pair>
      {formatPrice(price)}
      <Quiet>{exchange}</Quiet>
    </Pair>
  )
}

const Pair = styled.span`
  display: inline-flex;
  flex-direction: column;
  align-items: flex-end;
`

const Quiet = styled.span`
  color: ${color.text3};
  ${type.small}
`
