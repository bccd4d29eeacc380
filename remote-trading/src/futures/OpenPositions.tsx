import { SAMPLE_DATE_WORDS, pairOf, useTickerHold } from '@crossbook/market'
import { addressChoice, Card, DataTable, SegmentedControl, useAddressState } from '@crossbook/ui'
import { futuresCopy as copy } from './futuresCopy'
import { type FuturesCoin } from './futuresMarkets'
import { POSITION_COLUMNS } from './positionColumns'
import { POSITIONS } from './positions'

const shownInAddress = addressChoice('positions', ['all', 'market'], 'all')

/** The sample positions, of all markets or of the chosen one. */
export function OpenPositions({ symbol }: { symbol: FuturesCoin }) {
  const hold = useTickerHold()
  const [shown, setShown] = useAddressState(shownInAddress)
  const rows = shown === 'all' ? POSITIONS : POSITIONS.filter((position) => position.symbol === symbol)
  return (
    <Card
      title={copy.positions}
      lead={SAMPLE_DATE_WORDS}
      padding="none"
      ref={hold}
      actions={
        <SegmentedControl
          label={copy.positionsShown}
          options={[
            { value: 'all', label: copy.allMarkets },
            { value: 'market', label: `${pairOf(symbol)} only` },
          ]}
          value={shown}
          onChange={setShown}
        />
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
    </Card>
  )
}
