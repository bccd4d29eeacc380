import { Card, media, PageBody, PageHeader, SampleDataNote, space } from '@crossbook/ui'
import styled from 'styled-components'
import { accountHoldings } from '../holdings/holdings'
import { PortfolioValue } from '../holdings/PortfolioValue'
import { QuickActions } from '../quick-actions/QuickActions'
import { RecentActivity } from '../transactions/RecentActivity'
import { AllocationCard } from './AllocationCard'
import { WalletTable } from './WalletTable'
import { WelcomeCard } from './WelcomeCard'

/** The signed-in user's home: what the portfolio is worth, where to go from here, the coins of the wallet and what moved them. */
export default function Dashboard() {
  const holdings = accountHoldings()
  return (
    <PageBody>
      <PageHeader title="Dashboard" actions={<SampleDataNote />} />
      <TopRow>
        <Card title="Portfolio value">
          <PortfolioValue holdings={holdings} />
        </Card>
        <WelcomeCard />
        <ActionsCard title="Quick actions">
          <QuickActions />
        </ActionsCard>
      </TopRow>
      <WalletTable holdings={holdings} />
      <BottomRow>
        <RecentActivity />
        <AllocationCard holdings={holdings} />
      </BottomRow>
    </PageBody>
  )
}

const TopRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};

  ${media.fromM} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[24]};
  }

  ${media.fromXl} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 4fr) minmax(0, 5fr);
  }
`

const BottomRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[16]};

  ${media.fromXl} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    gap: ${space[24]};
  }
`

const ActionsCard = styled(Card)`
  ${media.fromM} {
    grid-column: 1 / -1;
  }

  ${media.fromXl} {
    grid-column: auto;
  }
`
