import {
  Button,
  Card,
  eyeIcon,
  eyeOffIcon,
  Icon,
  PageBody,
  PageHeader,
  SampleDataNote,
  SplitLayout,
  Stack,
  type,
} from '@crossbook/ui'
import styled from 'styled-components'
import { accountHoldings } from '../holdings/holdings'
import { PortfolioValue } from '../holdings/PortfolioValue'
import { AssetTable } from './AssetTable'
import { setBalancesHidden, useBalancesHidden } from './hiddenBalances'
import { Masked } from './Masked'
import { RecentActivity } from './RecentActivity'
import { SecuritySummary } from './SecuritySummary'

/** All coins of the account in one place, with balances that can be hidden from those who look over a shoulder. */
export default function MultiCoinWallet() {
  const hidden = useBalancesHidden()
  const holdings = accountHoldings()
  return (
    <PageBody>
      <PageHeader
        title="Multi-Coin Wallet"
        lead="All of your coins in one place."
        actions={<SampleDataNote />}
      />
      <Card
        title="Total balance"
        actions={
          <Button size="small" onClick={() => setBalancesHidden(!hidden)}>
            <Icon shape={hidden ? eyeIcon : eyeOffIcon} size={16} />
            {hidden ? 'Show balances' : 'Hide balances'}
          </Button>
        }
      >
        {hidden ? (
          <Total>
            <Masked hidden />
          </Total>
        ) : (
          <PortfolioValue holdings={holdings} />
        )}
      </Card>
      <SplitLayout>
        <Stack $gap={24}>
          <Card title="Assets" padding="none">
            <AssetTable holdings={holdings} hidden={hidden} />
          </Card>
          <RecentActivity hidden={hidden} />
        </Stack>
        <SecuritySummary />
      </SplitLayout>
    </PageBody>
  )
}

const Total = styled.p`
  ${type.numXl}
`
