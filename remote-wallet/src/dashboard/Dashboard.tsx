import {
  Arrived,
  BelowFirstView,
  media,
  PageBody,
  PageHeader,
  SampleDataNote,
  space,
  stillArriving,
} from '@crossbook/ui'
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
 * The signed-in user's home: the portfolio's value and allocation, quick actions, the coins of the wallet, recent transactions, and
 * the user's favorites.
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
      <Arrived />
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

/** Large text keeps the card's title in one line. */
const LEAST_ALLOCATION = '9rem'

const TopRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};

  ${media.fromM} {
    grid-template-columns: minmax(0, 2fr) minmax(${LEAST_ALLOCATION}, 1fr);
    gap: ${space[24]};

    /* Next to the first one. On phones the actions come before it. */
    & > :nth-child(3) {
      grid-area: 1 / 2;
    }

    & > nav {
      grid-column: 1 / -1;
    }

    /* While the page arrives: the part above the actions grows. */
    ${stillArriving} > nav {
      visibility: hidden;
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
