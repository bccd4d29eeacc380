import { memo, useState } from 'react'
import type { ReactNode } from 'react'
import { Arrived } from '../page/arriving'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import type { Column } from './column'
import type { PhonePlace } from './phonePlace'
import type { PhoneRows } from './phoneRows'
import { followRowLink } from './RowLink'
import { SortableHeader } from './SortableHeader'
import { sortRows } from './sorting'
import { SortSelect } from './SortSelect'
import type { TableSort } from './sorting'
import { Body, BodyCell, Caption, Empty, Frame, HeadCell, HeadRow, Head, Row, Table } from './tableParts'

interface DataTableProps<R> {
  /** Names the table; shown above it unless `captionHidden`. */
  caption: string
  captionHidden?: boolean
  /** Create them once, outside the component or by useMemo: rows render again when they change. */
  columns: readonly Column<R>[]
  rows: readonly R[]
  rowKey: (row: R) => string
  /** Shown in place of rows: a text, or an EmptyState. */
  empty?: ReactNode
  /** The sort, when the screen keeps it (in the address). Otherwise the table keeps it. */
  sort?: TableSort | null
  onSortChange?: (sort: TableSort | null) => void
  /** The initial sort order when the table keeps it itself. */
  defaultSort?: TableSort | null
  /** `cards` for figures that need a label: each has a labelled line. */
  phoneRows?: PhoneRows
}

/** Rows and typed columns. Sortable headers are buttons. Below 48 em rows are short, and a select sorts them. */
export function DataTable<R>({
  caption,
  captionHidden = false,
  columns,
  rows,
  rowKey,
  empty = 'Nothing here yet',
  sort: givenSort,
  onSortChange,
  defaultSort = null,
  phoneRows = 'compact',
}: DataTableProps<R>) {
  const [ownSort, setOwnSort] = useState(defaultSort)
  const sort = givenSort === undefined ? ownSort : givenSort
  const sorted = sortedRows(rows, columns, sort)
  const headerKey = rowHeaderKey(columns)

  const changeSort = (next: TableSort | null) => {
    setOwnSort(next)
    onSortChange?.(next)
  }

  return (
    <Frame>
      <SortSelect columns={columns} sort={sort} onSort={changeSort} />
      <Table role="table">
        {captionHidden ? (
          <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        ) : (
          <Caption>{caption}</Caption>
        )}
        <Head role="rowgroup">
          <HeadRow role="row">
            {columns.map((column) =>
              column.sortValue === undefined ? (
                <HeadCell
                  key={column.key}
                  role="columnheader"
                  scope="col"
                  $numeric={column.numeric === true}
                  $onTablet={column.onTablet}
                  $width={column.width}
                >
                  {column.headerHidden === true ? (
                    <VisuallyHidden>{column.header}</VisuallyHidden>
                  ) : (
                    column.header
                  )}
                </HeadCell>
              ) : (
                <SortableHeader key={column.key} column={column} sort={sort} onSort={changeSort} />
              ),
            )}
          </HeadRow>
        </Head>
        <Body role="rowgroup" $phoneRows={phoneRows}>
          {sorted.map((row) => (
            <TableRow
              key={rowKey(row)}
              row={row}
              columns={columns}
              headerKey={headerKey}
              phoneRows={phoneRows}
            />
          ))}
        </Body>
      </Table>
      {rows.length === 0 ? <Empty>{empty}</Empty> : <Arrived />}
    </Frame>
  )
}

interface TableRowProps<R> {
  row: R
  columns: readonly Column<R>[]
  headerKey: string | undefined
  phoneRows: PhoneRows
}

function PlainRow<R>({ row, columns, headerKey, phoneRows }: TableRowProps<R>) {
  const titlePlace = titlePlaceIn(columns, headerKey)
  const middles = columns.filter(({ onPhone }) => onPhone === 'middle')
  const placeOf = (column: Column<R>): PhonePlace =>
    column.key === headerKey
      ? titlePlace
      : (MIDDLE_PLACES[middles.indexOf(column)] ?? column.onPhone ?? 'line')
  return (
    <Row
      role="row"
      $phoneRows={phoneRows}
      $foot={columns.some(({ onPhone }) => onPhone === 'foot')}
      onClick={followRowLink}
    >
      {columns.map((column) => {
        const names = column.key === headerKey
        return (
          <BodyCell
            key={column.key}
            as={names ? 'th' : 'td'}
            role={names ? 'rowheader' : 'cell'}
            scope={names ? 'row' : undefined}
            data-label={column.headerHidden === true ? undefined : column.header}
            data-before={column.phoneText?.before}
            data-after={column.phoneText?.after}
            translate={column.numeric === true ? 'no' : undefined}
            $numeric={column.numeric === true}
            $onTablet={column.onTablet}
            $phoneRows={phoneRows}
            $onPhone={placeOf(column)}
            $onNarrowPhone={column.onNarrowPhone}
          >
            {column.cell(row)}
          </BodyCell>
        )
      })}
    </Row>
  )
}

// memo loses the type parameter. It keeps a row from rendering whenever its table does.
const TableRow = memo(PlainRow) as typeof PlainRow

const MIDDLE_PLACES = ['middle', 'secondMiddle', 'thirdMiddle'] as const

/** The title has its own line, shares it with the next cell, or spans all lines when nothing is below it. */
function titlePlaceIn<R>(columns: readonly Column<R>[], headerKey: string | undefined): PhonePlace {
  const after = columns[columns.findIndex(({ key }) => key === headerKey) + 1]
  if (after?.onPhone === 'nextTo') return 'sharedTitle'
  return columns.some(({ onPhone }) => onPhone === 'below') ? 'title' : 'tallTitle'
}

function rowHeaderKey<R>(columns: readonly Column<R>[]) {
  return (columns.find((column) => column.rowHeader === true) ?? columns[0])?.key
}

function sortedRows<R>(rows: readonly R[], columns: readonly Column<R>[], sort: TableSort | null) {
  const valueOf = columns.find((column) => column.key === sort?.key)?.sortValue
  return sort === null || valueOf === undefined ? rows : sortRows(rows, valueOf, sort.direction)
}
