import {
  Card,
  CoinLogo,
  media,
  PageBody,
  PageHeader,
  SampleDataNote,
  SegmentedControl,
  SplitLayout,
} from '@crossbook/ui'
import styled from 'styled-components'
import { ACCOUNT_COINS, parseAccountCoin } from '../holdings/holdings'
import { useAddressState } from '../url-state/useAddressState'
import { AddressCard } from './AddressCard'
import { DepositNotices } from './DepositNotices'

const DEFAULT_COIN = 'BTC'

/** Pick a coin, see and copy the address to send it to; the coin stands in the address bar. */
export default function Deposit() {
  const [params, change] = useAddressState()
  const coin = parseAccountCoin(params.get('coin')) ?? DEFAULT_COIN

  return (
    <PageBody>
      <PageHeader
        title="Deposit"
        lead="Choose a coin and send it to your address."
        actions={<SampleDataNote />}
      />
      <SplitLayout>
        <Card>
          <CoinPicker>
            <SegmentedControl
              label="Coin to deposit"
              stretched
              options={coinChoices}
              value={coin}
              onChange={(chosen) => change({ coin: chosen === DEFAULT_COIN ? null : chosen })}
            />
          </CoinPicker>
          <AddressCard key={coin} coin={coin} />
        </Card>
        <DepositNotices coin={coin} />
      </SplitLayout>
    </PageBody>
  )
}

/* Two and two on phones, where four do not fit in a line. */
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
  gap: 8px;
`

const coinChoices = ACCOUNT_COINS.map((symbol) => ({
  value: symbol,
  label: (
    <CoinChoice>
      <CoinLogo symbol={symbol} size={20} />
      {symbol}
    </CoinChoice>
  ),
}))
