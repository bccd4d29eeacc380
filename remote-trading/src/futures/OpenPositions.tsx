import { pairOf, usePauseTicker } from '@crossbook/market'
import { addressChoice, Cluster, SampleDataNote, SegmentedControl, useAddressState } from '@crossbook/ui'
import { DeskPanel } from '../trading-layout/DeskPanel'
import { DockedTable } from '../trading-layout/DockedTable'
import { futuresCopy as copy } from './futuresCopy'
import { type FuturesCoin } from './futuresMarkets'
import { POSITIONS } from './positions'

const loadTable = () =>
  import(/* webpackChunkName: "position-table" */ './PositionTable').then(
    ({ PositionTable }) => PositionTable,
  )

/** Three positions, with the choice of their order on phones. */
const TABLE_HEIGHT = { phone: '14.5625rem', fromM: '13.375rem' } as const

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
      <DockedTable
        load={loadTable}
        rows={rows}
        height={TABLE_HEIGHT}
        loading={copy.loadingPositions}
        notLoaded={copy.positionsNotLoaded}
      />
    </DeskPanel>
  )
}
