import { PageBody, PageHeader, SampleDataNote, SplitLayout, Stack } from '@crossbook/ui'
import { type AddressForm, useAddressState } from '../address/useAddressState'
import { RefreshButton } from '../refresh/RefreshButton'
import { useRefresh } from '../refresh/useRefresh'
import { CostTable } from './CostTable'
import { GasPriceCard } from './GasPriceCard'
import { gasPricesOf } from './gasPrices'
import { GasSidebar } from './GasSidebar'
import { NetworkPicker } from './NetworkPicker'
import { NetworkStatsCard } from './NetworkStatsCard'
import { NETWORK_IDS, type NetworkId, networkOf } from './networks'

const DEFAULT_NETWORK: NetworkId = 'ethereum'

const networkAddress: AddressForm<NetworkId> = {
  read: (params) => NETWORK_IDS.find((id) => id === params.get('network')) ?? DEFAULT_NETWORK,
  write: (network): Record<string, string> => (network === DEFAULT_NETWORK ? {} : { network }),
}

/** Gas Fee Monitor: what transactions cost, on five networks at three speeds. */
export default function Gas() {
  const [id, setNetwork] = useAddressState(networkAddress)
  const refreshing = useRefresh()
  const network = networkOf(id)
  const { prices, areEthereums } = gasPricesOf(id)

  return (
    <PageBody>
      <PageHeader
        title="Gas Fee Monitor"
        lead="What a transaction costs now, and when it costs less."
        actions={
          <>
            <SampleDataNote />
            <RefreshButton {...refreshing} />
          </>
        }
      />
      <div>
        <NetworkPicker value={id} onChange={setNetwork} />
      </div>
      <SplitLayout>
        <Stack $gap={24}>
          <GasPriceCard network={network} prices={prices} areEthereums={areEthereums} />
          <CostTable network={network} prices={prices} />
          <NetworkStatsCard />
        </Stack>
        <GasSidebar />
      </SplitLayout>
    </PageBody>
  )
}
