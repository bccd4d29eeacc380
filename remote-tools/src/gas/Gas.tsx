import {
  PageBody,
  PageHeader,
  SampleDataNote,
  SplitLayout,
  Stack,
  addressChoice,
  useAddressState,
} from '@crossbook/ui'
import { RefreshButton } from '../refresh/RefreshButton'
import { useRefresh } from '../refresh/useRefresh'
import { CostTable } from './CostTable'
import { GasPriceCard } from './GasPriceCard'
import { gasPricesOf } from './gasPrices'
import { GasSidebar } from './GasSidebar'
import { NetworkPicker } from './NetworkPicker'
import { NetworkStatsCard } from './NetworkStatsCard'
import { NETWORK_IDS, type NetworkId, networkOf } from './networks'
import { gasCopy as copy } from './gasCopy'

const networkAddress = addressChoice<NetworkId, NetworkId>('network', NETWORK_IDS, 'ethereum')

/** Gas Fee Monitor: the cost of transactions, on five networks at three speeds. */
export default function Gas() {
  const [id, setNetwork] = useAddressState(networkAddress)
  const refreshing = useRefresh()
  const network = networkOf(id)
  const { prices, areEthereums } = gasPricesOf(id)

  return (
    <PageBody>
      <PageHeader
        title={copy.title}
        lead={copy.lead}
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
