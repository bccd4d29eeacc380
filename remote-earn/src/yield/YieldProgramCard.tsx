import { formatPercent } from '@crossbook/money'
import { Badge, Card, CoinLogo, color, DescriptionItem, DescriptionList, space, type } from '@crossbook/ui'
import styled from 'styled-components'
import { formatDaysLeft, formatLongDay } from '../dates/day'
import { stakingOptions } from '../staking/stakingOptions'
import { boostedYields } from './boostedYields'
import type { YieldProgram } from './yieldPrograms'

/** One programme: its multiplier, its coins, and its end. */
export function YieldProgramCard({ program }: { program: YieldProgram }) {
  const { boost, coins, status, endDate } = program
  const left = formatDaysLeft(endDate)
  return (
    <Card
      title={`${boost}x staking rewards`}
      lead={`For ${coins.join(' and ')}`}
      actions={<Badge tone="up">{status}</Badge>}
    >
      <DescriptionList>
        {boostedYields(program, stakingOptions()).map(({ symbol, regular, boosted }) => (
          <DescriptionItem
            key={symbol}
            term={
              <>
                <CoinLogo symbol={symbol} size={20} />
                <Symbol translate="no">{symbol}</Symbol>
              </>
            }
          >
            <Regular translate="no">{`${formatPercent(regular, 1)} →`}</Regular>{' '}
            <span translate="no">{`${formatPercent(boosted, 1)} APY`}</span>
          </DescriptionItem>
        ))}
      </DescriptionList>
      <Ends>
        <span>Ends</span> <time dateTime={endDate}>{formatLongDay(endDate)}</time>
        {left !== undefined && <span>{` · ${left}`}</span>}
      </Ends>
    </Card>
  )
}

const Symbol = styled.span`
  padding-left: ${space[8]};
`

const Regular = styled.span`
  color: ${color.text3};
`

const Ends = styled.p`
  color: ${color.text2};
  ${type.small}
`
