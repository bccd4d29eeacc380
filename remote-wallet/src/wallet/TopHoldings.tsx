import { CoinCell } from '@crossbook/market-ui'
import { formatCoin, formatPercent, formatSignedPercent, formatUsd, toNumber } from '@crossbook/money'
import { ChangeText, color, Masked, media, space, stroke, type, useBalancesHidden } from '@crossbook/ui'
import styled from 'styled-components'
import type { Holding } from '../holdings/holdings'
import { allocations, topHoldings } from '../holdings/portfolio'
import { ShareBar } from '../share-bar/ShareBar'

const VALUE_WIDTH = '132px'

/** The holdings from the most valuable down, each with its change and its share of the whole. */
export function TopHoldings({ holdings }: { holdings: readonly Holding[] }) {
  const hidden = useBalancesHidden()
  const top = topHoldings(holdings)
  const shares = allocations(top)
  return (
    <List>
      {top.map(({ symbol, balance, usdValue, change }, index) => {
        const share = shares[index]
        return (
          <Row key={symbol}>
            <CoinCell symbol={symbol} layout="stacked" />
            <Worth>
              <Value>
                <Masked>{formatUsd(usdValue)}</Masked>
              </Value>
              {!hidden && (
                <Detail>
                  {formatCoin(balance)} {symbol}
                </Detail>
              )}
            </Worth>
            <Change>
              <Term>24h</Term>
              <ChangeText change={formatSignedPercent(change)} />
            </Change>
            {!hidden && share !== undefined && (
              <Share>
                <ShareLine>
                  <Term>Allocation</Term>
                  {formatPercent(share, 1)}
                </ShareLine>
                <ShareBar percent={toNumber(share)} />
              </Share>
            )}
          </Row>
        )
      })}
    </List>
  )
}

const List = styled.ol`
  border-top: ${stroke.hairline} solid ${color.line};
`

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[12]} ${space[16]};
  padding: ${space[16]};
  ${type.cell}

  & + & {
    border-top: ${stroke.hairline} solid ${color.line};
  }

  ${media.fromM} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 3fr) minmax(0, 2fr) minmax(0, 3fr);
    padding: ${space[12]} ${space[24]};
  }
`

const Worth = styled.div`
  text-align: right;
`

const Value = styled.p`
  color: ${color.text};
`

const Detail = styled.p`
  color: ${color.text3};
  ${type.small}
`

const Term = styled.span`
  color: ${color.text3};
  ${type.small}
`

const Change = styled.p`
  display: flex;
  align-items: baseline;
  gap: ${space[8]};

  ${media.fromM} {
    justify-content: flex-end;
  }
`

const Share = styled.div`
  display: grid;
  gap: ${space[4]};
  min-width: ${VALUE_WIDTH};
`

const ShareLine = styled.p`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[8]};
`
