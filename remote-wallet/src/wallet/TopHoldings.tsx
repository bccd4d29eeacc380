import { formatPercent, toNumber } from '@crossbook/money'
import { type Column, DataTable, Masked, media, ShareBar, space } from '@crossbook/ui'
import { useMemo } from 'react'
import styled from 'styled-components'
import { COIN_COLORS } from '../holdings/coinColors'
import { HOLDING_COLUMNS } from '../holdings/holdingColumns'
import type { Holding } from '../holdings/holdings'
import { allocations, topHoldings } from '../holdings/portfolio'

const BAR_WIDTH = { desk: '10rem', phone: '4rem' } as const

/** The holdings by value, the largest first, each with its change and its share of the total. */
export function TopHoldings({ holdings }: { holdings: readonly Holding[] }) {
  const top = useMemo(() => topHoldings(holdings), [holdings])
  const columns = useMemo(() => [...HOLDING_COLUMNS, allocationIn(top)], [top])
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

/** The shares would reveal the largest holding, so they are hidden with the balances. */
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
              <ShareBar percent={toNumber(share)} paint={COIN_COLORS[holding.symbol]} />
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
