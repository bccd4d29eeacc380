import { ChartLink, CoinCell } from '@crossbook/market-ui'
import {
  formatCoinTrimmed,
  formatPrice,
  formatSignedPercent,
  formatUsd,
  toNumber,
  type UsdAmount,
} from '@crossbook/money'
import { ChangeText, color, type Column, DataTable, media, space, type, useAddressSort } from '@crossbook/ui'
import styled from 'styled-components'
import { gainOf } from './gainOf'
import type { Opportunity } from './opportunities'

const COLUMNS: readonly Column<Opportunity>[] = [
  {
    key: 'coin',
    header: 'Coin',
    cell: ({ symbol }) => (
      <>
        <CoinCell symbol={symbol} nameYields />
        <ChartLink symbol={symbol} />
      </>
    ),
    sortValue: ({ symbol }) => symbol,
  },
  {
    key: 'volume',
    header: 'Volume',
    cell: ({ volume, symbol }) => `${formatCoinTrimmed(volume)} ${symbol}`,
    numeric: true,
    onPhone: 'nextTo',
  },
  {
    key: 'buy',
    header: 'Buy at',
    cell: ({ buyExchange, buyPrice }) => <Offer exchange={buyExchange} price={buyPrice} />,
    numeric: true,
    onPhone: 'below',
  },
  {
    key: 'sell',
    header: 'Sell at',
    cell: ({ sellExchange, sellPrice }) => <Offer exchange={sellExchange} price={sellPrice} />,
    numeric: true,
    onPhone: 'nextTo',
    phoneText: { before: '→' },
  },
  {
    key: 'spread',
    header: 'Spread',
    cell: (opportunity) => {
      const { spread, spreadPercent } = gainOf(opportunity)
      return (
        <Pair>
          <ChangeText change={formatSignedPercent(spreadPercent)} />
          <Spread>{formatPrice(spread)}</Spread>
        </Pair>
      )
    },
    sortValue: (opportunity) => toNumber(gainOf(opportunity).spreadPercent),
    numeric: true,
  },
  {
    key: 'profit',
    header: 'Profit',
    cell: (opportunity) => <Profit>{formatUsd(gainOf(opportunity).profit)}</Profit>,
    sortValue: (opportunity) => toNumber(gainOf(opportunity).profit),
    numeric: true,
  },
]

interface OpportunityTableProps {
  opportunities: readonly Opportunity[]
}

/** The exchanges to buy and to sell at, and the profit. The sort is in the address. */
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
    <PhoneLine>
      <ExchangePrice>{formatPrice(price)}</ExchangePrice>
      <Quiet>{exchange}</Quiet>
    </PhoneLine>
  )
}

const Pair = styled.span`
  display: inline-flex;
  flex-direction: column;
  align-items: flex-end;
`

const PhoneLine = styled(Pair)`
  ${media.belowM} {
    flex-flow: row-reverse wrap;
    justify-content: flex-end;
    gap: 0 ${space[4]};
    ${type.micro}
    letter-spacing: normal;
  }
`

/* The narrowest phones have space for the two exchanges; the spread replaces the prices. */
const ExchangePrice = styled.span`
  ${media.belowXs} {
    display: none;
  }
`

const Quiet = styled.span`
  color: ${color.text3};
  ${type.small}

  ${media.belowM} {
    font: inherit;
    letter-spacing: inherit;
  }
`

const Profit = styled.span`
  ${media.belowM} {
    ${type.small}
  }
`

const Spread = styled(Quiet)`
  ${media.belowM} {
    display: none;
  }
`
