import { formatInteger } from '@crossbook/money'
import { Card, media, space, Stat, StatGrid, stroke } from '@crossbook/ui'
import styled from 'styled-components'
import { networkStats } from './gasDay'

/** Block time, pending transactions and utilization. */
export function NetworkStatsCard() {
  const { blockTimeSeconds, pendingTransactions, utilizationPercent } = networkStats()
  return (
    <Card title="Network stats" lead="Ethereum" padding="none">
      <Figures>
        <Stat label="Block time">{`${blockTimeSeconds}s`}</Stat>
        <Stat label="Pending transactions">{formatInteger(pendingTransactions)}</Stat>
        <Stat label="Utilization">{`${utilizationPercent}%`}</Stat>
      </Figures>
    </Card>
  )
}

/* The card is the frame, and its heading's edge is that of the first figure. */
const Figures = styled(StatGrid)`
  border-width: ${stroke.hairline} 0 0;
  border-radius: 0;

  ${media.fromM} {
    & > * {
      padding-inline: ${space[24]};
    }
  }
`
