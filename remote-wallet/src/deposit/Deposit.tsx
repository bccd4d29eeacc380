import {
  addressChoice,
  Card,
  CoinLogo,
  media,
  PageBody,
  PageHeader,
  SampleDataNote,
  SegmentedControl,
  SplitLayout,
  Stack,
  useAddressState,
  space,
} from '@crossbook/ui'
import styled from 'styled-components'
import { ACCOUNT_COINS } from '../holdings/holdings'
import { RecentActivity } from '../transactions/RecentActivity'
import { AddressCard } from './AddressCard'
import { DepositNotices } from './DepositNotices'
import { depositCopy as copy } from './depositCopy'

const coinInAddress = addressChoice('coin', ACCOUNT_COINS, 'BTC')

/** The user picks a coin, and copies the address to send it to. The coin is in the address bar. */
export default function Deposit() {
  const [coin, setCoin] = useAddressState(coinInAddress)

  return (
    <PageBody>
      <PageHeader title={copy.title} lead={copy.lead} actions={<SampleDataNote />} />
      <SplitLayout>
        <Card>
          <CoinPicker>
            <SegmentedControl
              label={copy.coin}
              stretched
              options={coinChoices}
              value={coin}
              onChange={setCoin}
            />
          </CoinPicker>
          <AddressCard key={coin} coin={coin} />
        </Card>
        <Stack $gap={24}>
          <DepositNotices coin={coin} />
          <RecentActivity type="deposit" />
        </Stack>
      </SplitLayout>
    </PageBody>
  )
}

/* Two by two on phones, where four do not fit on a line. */
const CoinPicker = styled.div`
  ${media.belowS} {
    && button {
      flex-basis: 40%;
    }
  }
`

const CoinChoice = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
`

const coinChoices = ACCOUNT_COINS.map((symbol) => ({
  value: symbol,
  label: (
    <CoinChoice>
      <CoinLogo symbol={symbol} size={20} />
      <span translate="no">{symbol}</span>
    </CoinChoice>
  ),
}))
