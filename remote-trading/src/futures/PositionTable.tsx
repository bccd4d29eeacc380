import { DataTable } from '@crossbook/ui'
import { futuresCopy as copy } from './futuresCopy'
import { POSITION_COLUMNS } from './positionColumns'
import type { Position } from './positions'

/** Positions with profit and loss at the current price. */
export function PositionTable({ rows }: { rows: readonly Position[] }) {
  return (
    <DataTable
      caption={copy.positions}
      captionHidden
      columns={POSITION_COLUMNS}
      rows={rows}
      rowKey={({ id }) => id}
      empty={copy.noPositions}
    />
  )
}
