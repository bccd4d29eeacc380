import { pairOf, usePauseTicker } from '@crossbook/market'
import {
  addressChoice,
  Cluster,
  DataTable,
  SampleDataNote,
  SegmentedControl,
  useAddressState,
} from '@crossbook/ui'
import { DeskPanel } from '../trading-layout/DeskPanel'
import { futuresCopy as copy } from './futuresCopy'
import { type FuturesCoin } from './futuresMarkets'
import { POSITION_COLUMNS } from './positionColumns'
import { POSITIONS } from './positions'

const shownInAddress = addressChoice('positions', ['all', 'market'], 'all')

/** The sample positions, of all markets or of the chosen one. */
export function OpenPositions({ symbol }: { symbol: FuturesCoin }) {
  const hold = usePauseTicker()
  const [shown, setShown] = useAddressState(shownInAddress)
  const rows = shown === 'all' ? POSITIONS : POSITIONS.filter((position) => position.symbol === symbol)
  return (
    <DeskPanel
      title={copy.positions}
      ref={hold}
      actions={
        <Cluster $gap={12}>
          <SampleDataNote />
          <SegmentedControl
            label={copy.positionsShown}
            options={[
              { value: 'all', label: copy.allMarkets },
              { value: 'market', label: `${pairOf(symbol)} only` },
            ]}
            value={shown}
            onChange={setShown}
          />
        </Cluster>
      }
    >
      <DataTable
        caption={copy.positions}
        captionHidden
        columns={POSITION_COLUMNS}
        rows={rows}
        rowKey={({ id }) => id}
        empty={copy.noPositions}
      />
    </DeskPanel>
  )
}
