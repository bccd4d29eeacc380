import { formatDecimal, formatInteger } from '@crossbook/money'
import { Card, type Column, DataTable, media, type } from '@crossbook/ui'
import { useMemo } from 'react'
import styled from 'styled-components'
import { type GasPrices, type Speed } from './gasPrices'
import type { Network } from './networks'
import { transactionCost } from './transactionCost'
import { type TransactionType, transactionTypes } from './transactionTypes'
import { gasCopy as copy } from './gasCopy'

/** The decimals of a shown cost. The cell's title has all of them. */
const COST_DECIMALS = 4

/** The cost of each transaction type at each speed, in the network's coin. */
export function CostTable({ network, prices }: { network: Network; prices: GasPrices }) {
  const columns = useMemo(() => columnsFor(network, prices), [network, prices])
  return (
    <Card title={copy.costs} lead={copy.costsLead(network.symbol)} padding="none">
      <DataTable
        caption={copy.costs}
        captionHidden
        columns={columns}
        rows={transactionTypes()}
        rowKey={({ name }) => name}
      />
    </Card>
  )
}

/** The card's lead names it where the rows have no space. */
const Unit = styled.span`
  ${media.belowM} {
    display: none;
  }
`

/** Smaller on the narrowest phones, where the longest word would be broken. */
const Kind = styled.span`
  ${media.belowXs} {
    ${type.smallStrong}
  }
`

function columnsFor({ symbol }: Network, prices: GasPrices): readonly Column<TransactionType>[] {
  const costColumn = (speed: Speed, header: string): Column<TransactionType> => ({
    key: speed,
    header,
    cell: ({ gasLimit }) => {
      const cost = transactionCost(gasLimit, prices[speed].gwei)
      return (
        <span title={`${cost} ${symbol}`}>
          <span>{formatDecimal(cost, COST_DECIMALS)}</span>
          <Unit>{` ${symbol}`}</Unit>
        </span>
      )
    },
    numeric: true,
    onPhone: 'middle',
    phoneText: { before: header },
  })
  return [
    { key: 'name', header: 'Transaction', cell: ({ name }) => <Kind>{name}</Kind> },
    {
      key: 'gasLimit',
      header: 'Gas limit',
      cell: ({ gasLimit }) => formatInteger(gasLimit),
      numeric: true,
      onPhone: 'below',
      phoneText: { before: 'Gas' },
      onNarrowPhone: 'hidden',
    },
    costColumn('slow', copy.speeds.slow),
    costColumn('standard', copy.speeds.standard),
    costColumn('fast', copy.speeds.fast),
  ]
}
