import { CoinCell } from '@crossbook/market-ui'
import { formatPercent, toNumber } from '@crossbook/money'
import { Card, Masked, ShareBar, space, type } from '@crossbook/ui'
import styled from 'styled-components'
import { COIN_COLORS } from '../holdings/coinColors'
import type { Holding } from '../holdings/holdings'
import { allocations } from '../holdings/portfolio'

const BAR_WIDTH = '6rem'

/** Each holding's share of the portfolio; hidden with the balances. */
export function AllocationCard({ holdings }: { holdings: readonly Holding[] }) {
  const shares = allocations(holdings)
  return (
    <Card title="Allocation">
      <List>
        {holdings.map(({ symbol }, at) => {
          const share = shares[at]
          return (
            <Line key={symbol}>
              <CoinCell symbol={symbol} layout="stacked" />
              <Masked>
                {share !== undefined && (
                  <Share>
                    <span>{formatPercent(share, 1)}</span>
                    <ShareBar percent={toNumber(share)} paint={COIN_COLORS[symbol]} />
                  </Share>
                )}
              </Masked>
            </Line>
          )
        })}
      </List>
    </Card>
  )
}

const List = styled.ul`
  display: grid;
  gap: ${space[16]};
`

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]} ${space[12]};
`

const Share = styled.span`
  display: grid;
  gap: ${space[4]};
  flex: 0 1 ${BAR_WIDTH};
  ${type.cell}
  text-align: right;
`
