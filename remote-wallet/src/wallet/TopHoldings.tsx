import { CoinCell, favoriteColumn } from '@crossbook/market-ui'
import { formatCoin, formatPercent, formatSignedPercent, formatUsd, toNumber } from '@crossbook/money'
import { CalmZeros, ChangeText, type Column, DataTable, Masked, media, ShareBar, space } from '@crossbook/ui'
import { useMemo } from 'react'
import styled from 'styled-components'
import { symbolOf, type Holding } from '../holdings/holdings'
import { allocations, topHoldings } from '../holdings/portfolio'

const BAR_WIDTH = { desk: '10rem', phone: '4rem' } as const

/** The holdings from the most valuable down, each with its change and its share of the whole. */
export function TopHoldings({ holdings }: { holdings: readonly Holding[] }) {
  const top = useMemo(() => topHoldings(holdings), [holdings])
  const columns = useMemo(() => [...COLUMNS, allocationIn(top)], [top])
  return (
    <DataTable
      caption="Top holdings"
      captionHidden
      columns={columns}
      rows={top}
      rowKey={({ symbol }) => symbol}
    />
  )
}

const COLUMNS: readonly Column<Holding>[] = [
  favoriteColumn(symbolOf),
  {
    key: 'coin',
    header: 'Coin',
    cell: ({ symbol }) => <CoinCell symbol={symbol} layout="stacked" nameYields />,
    rowHeader: true,
  },
  {
    key: 'balance',
    header: 'Balance',
    cell: ({ balance }) => (
      <Masked>
        <CalmZeros>{formatCoin(balance)}</CalmZeros>
      </Masked>
    ),
    numeric: true,
    onPhone: 'under',
  },
  {
    key: 'value',
    header: 'Value',
    cell: ({ usdValue }) => <Masked>{formatUsd(usdValue)}</Masked>,
    numeric: true,
  },
  {
    key: 'change',
    header: '24h change',
    cell: ({ change }) => <ChangeText change={formatSignedPercent(change)} />,
    numeric: true,
  },
]

/** The shares tell which holding is the largest: they are hidden with the balances. */
function allocationIn(top: readonly Holding[]): Column<Holding> {
  const shares = allocations(top)
  return {
    key: 'allocation',
    header: 'Allocation',
    cell: (holding) => {
      const share = shares[top.indexOf(holding)]
      return (
        share !== undefined && (
          <Masked>
            <Share>
              <span>{formatPercent(share, 1)}</span>
              <ShareBar percent={toNumber(share)} />
            </Share>
          </Masked>
        )
      )
    },
    numeric: true,
    onPhone: 'middle',
  }
}

const Share = styled.span`
  display: inline-grid;
  gap: ${space[4]};
  width: ${BAR_WIDTH.desk};
  vertical-align: middle;

  ${media.belowM} {
    width: ${BAR_WIDTH.phone};
  }

  /* The figure alone: there is no room for more. */
  ${media.belowXs} {
    width: auto;

    & > svg {
      display: none;
    }
  }
`
