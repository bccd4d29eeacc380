import {
  Button,
  Card,
  eyeIcon,
  eyeOffIcon,
  Icon,
  Masked,
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
import { RecentActivity } from '../transactions/RecentActivity'
import { AssetTable } from './AssetTable'
import { SecuritySummary } from './SecuritySummary'

/** All coins of the account in one place. The user can hide the balances from bystanders. */
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
            <Masked
              mask={
                <>
                  <Icon shape={eyeIcon} size={16} />
                  <span>Show balances</span>
                </>
              }
            >
              <Icon shape={eyeOffIcon} size={16} />
              <span translate="yes">Hide balances</span>
            </Masked>
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
