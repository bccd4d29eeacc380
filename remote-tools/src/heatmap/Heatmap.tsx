import {
  BelowFirstView,
  Button,
  Card,
  Cluster,
  PageBody,
  PageHeader,
  SampleDataNote,
  SplitLayout,
  Stack,
  useAddressState,
} from '@crossbook/ui'
import { useMemo } from 'react'
import { RefreshButton } from '../refresh/RefreshButton'
import { useRefresh } from '../refresh/useRefresh'
import { HeatLegend } from './HeatLegend'
import { heatmapCoins } from './heatmapCoins'
import { HeatmapControls } from './HeatmapControls'
import { HeatmapTable } from './HeatmapTable'
import { sortedCoins, viewAddress } from './heatmapView'
import { SummaryCard } from './SummaryCard'
import { TopCoins } from './TopCoins'
import { Treemap } from './Treemap'

/** Market Heatmap: sixteen coins as a treemap or a table. */
export default function Heatmap() {
  const [view, changeView] = useAddressState(viewAddress)
  const refreshing = useRefresh()
  const coins = useMemo(() => sortedCoins(heatmapCoins(), view.sort), [view.sort])

  return (
    <PageBody>
      <PageHeader
        title="Market Heatmap"
        lead="Tiles grow with market capitalization; colors show the change. The sample changes are the same for every timeframe."
        actions={
          <>
            <SampleDataNote />
            <RefreshButton {...refreshing} />
          </>
        }
      />
      <HeatmapControls view={view} onChange={changeView} />
      <SplitLayout>
        <Stack $gap={24}>
          {view.layout === 'treemap' ? (
            <Card title={`Market Heatmap (${view.timeframe})`}>
              <Stack>
                <Treemap coins={coins} timeframe={view.timeframe} />
                <HeatLegend />
              </Stack>
            </Card>
          ) : (
            <Card title={`Market Heatmap (${view.timeframe})`} padding="none">
              {/* A new order from the selector replaces the sort that the user chose in the table. */}
              <HeatmapTable key={view.sort} coins={coins} sort={view.sort} timeframe={view.timeframe} />
            </Card>
          )}
          <Cluster>
            <Button>Fullscreen View</Button>
            <Button>Export Image</Button>
            <Button>Customize Colors</Button>
          </Cluster>
        </Stack>
        <Stack $gap={24}>
          <SummaryCard coins={coins} />
          <BelowFirstView>
            <TopCoins coins={coins} />
          </BelowFirstView>
        </Stack>
      </SplitLayout>
    </PageBody>
  )
}
