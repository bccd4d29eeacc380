import { BelowFirstView, media, PageBody, PageHeader, SampleDataNote, space } from '@crossbook/ui'
import styled from 'styled-components'
import { accountHoldings } from '../holdings/holdings'
import { QuickActions } from '../quick-actions/QuickActions'
import { RecentActivity } from '../transactions/RecentActivity'
import { AllocationCard } from './AllocationCard'
import { FavoritesCard } from './FavoritesCard'
import { Greeting } from './Greeting'
import { PortfolioCard } from './PortfolioCard'
import { WalletTable } from './WalletTable'

/**
 * The signed-in user's home: what the portfolio is worth and how it is shared out, where to go from here, the coins of the
 * wallet, what moved them, and the coins that the user watches.
 */
export default function Dashboard() {
  const holdings = accountHoldings()
  return (
    <PageBody>
      <PageHeader title="Dashboard" lead={<Greeting />} actions={<SampleDataNote />} />
      <TopRow>
        <PortfolioCard holdings={holdings} />
        <QuickActions />
        <AllocationCard holdings={holdings} />
      </TopRow>
      <BelowFirstView>
        <WalletTable holdings={holdings} />
        <BottomRow>
          <RecentActivity />
          <FavoritesCard />
        </BottomRow>
      </BelowFirstView>
    </PageBody>
  )
}

const TopRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};

  ${media.fromM} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    gap: ${space[24]};

    /* Next to the first one. On phones the actions come before it. */
    & > :last-child {
      grid-area: 1 / 2;
    }

    & > nav {
      grid-column: 1 / -1;
    }
  }
`

const BottomRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};

  ${media.fromXl} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    gap: ${space[24]};
  }
`
