import { addressChoice, Cluster, SampleDataNote, SegmentedControl, useAddressState } from '@crossbook/ui'
import { DeskPanel } from '../trading-layout/DeskPanel'
import { DockedTable } from '../trading-layout/DockedTable'
import { BORROWED_ASSETS } from './marginAccount'
import { marginCopy as copy } from './marginCopy'
import type { MarginCoin } from './marginMarkets'

const loadTable = () =>
  import(/* webpackChunkName: "borrowed-table" */ './BorrowedTable').then(
    ({ BorrowedTable }) => BorrowedTable,
  )

/** Three loans, with the choice of their order on phones. */
const TABLE_HEIGHT = { phone: '14.0625rem', fromM: '10.8125rem' } as const

const shownInAddress = addressChoice('borrowed', ['all', 'market'], 'all')

/** The loans of the sample account, for all assets or for the chosen market's coin. */
export function BorrowedAssets({ symbol }: { symbol: MarginCoin }) {
  const [shown, setShown] = useAddressState(shownInAddress)
  const rows = shown === 'all' ? BORROWED_ASSETS : BORROWED_ASSETS.filter((asset) => asset.symbol === symbol)
  return (
    <DeskPanel
      title={copy.borrowedAssets}
      actions={
        <Cluster $gap={12}>
          <SampleDataNote />
          <SegmentedControl
            label={copy.assetsShown}
            options={[
              { value: 'all', label: copy.allAssets },
              { value: 'market', label: `${symbol} only` },
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
        loading={copy.loadingBorrowed}
        notLoaded={copy.borrowedNotLoaded}
      />
    </DeskPanel>
  )
}
