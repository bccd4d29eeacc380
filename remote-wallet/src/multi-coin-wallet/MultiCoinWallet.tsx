import {
  Button,
  Card,
  eyeIcon,
  eyeOffIcon,
  Icon,
  PageBody,
  PageHeader,
  SampleDataNote,
  setBalancesHidden,
  SplitLayout,
  Stack,
  useBalancesHidden,
} from '@crossbook/ui'
import { accountHoldings } from '../holdings/holdings'
import { PortfolioValue } from '../holdings/PortfolioValue'
import { AssetTable } from './AssetTable'
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
        <PortfolioValue holdings={holdings} />
      </Card>
      <SplitLayout>
        <Stack $gap={24}>
          <Card title="Assets" padding="none">
            <AssetTable holdings={holdings} />
          </Card>
          <RecentActivity />
        </Stack>
        <SecuritySummary />
      </SplitLayout>
    </PageBody>
  )
}
