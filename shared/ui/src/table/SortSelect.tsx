import styled from 'styled-components'
import { Select } from '../field/Select'
import { Icon } from '../icon/Icon'
import { sortIcon } from '../icon/subjectIconShapes'
import { color, height, media, space, stroke } from '../tokens'
import type { Column } from './column'
import { sortFromParam, sortToParam } from './sorting'
import type { TableSort } from './sorting'

interface SortSelectProps<R> {
  columns: readonly Column<R>[]
  sort: TableSort | null
  onSort: (next: TableSort | null) => void
}

/** Sorts a table on phones, where its headers have no space: one select with all orders. */
export function SortSelect<R>({ columns, sort, onSort }: SortSelectProps<R>) {
  const sortable = columns.filter(({ sortValue }) => sortValue !== undefined)
  if (sortable.length === 0) return null
  return (
    <OnPhone>
      <Select
        aria-label="Order of rows"
        leading={<Icon shape={sortIcon} size={16} />}
        value={sort === null ? '' : sortToParam(sort)}
        onChange={({ target }) =>
          onSort(
            sortFromParam(
              target.value,
              sortable.map(({ key }) => key),
            ),
          )
        }
      >
        <option value="">Default order</option>
        {sortable.flatMap((column) =>
          ordersOf(column).map((direction) => (
            <option key={direction + column.key} value={sortToParam({ key: column.key, direction })}>
              {`${column.header}, ${labelsOf(column)[direction]}`}
            </option>
          )),
        )}
      </Select>
    </OnPhone>
  )
}

const SORT_LABELS = {
  figures: { descending: 'highest first', ascending: 'lowest first' },
  texts: { descending: 'Z to A', ascending: 'A to Z' },
} as const

/** The first order is the one that a click on the header starts with. */
function ordersOf<R>({ numeric }: Column<R>): readonly TableSort['direction'][] {
  return numeric === true ? ['descending', 'ascending'] : ['ascending', 'descending']
}

function labelsOf<R>({ numeric, sortLabels }: Column<R>) {
  return sortLabels ?? SORT_LABELS[numeric === true ? 'figures' : 'texts']
}

const OnPhone = styled.div`
  display: none;

  ${media.belowM} {
    display: block;
    padding: ${space[8]} ${space[16]};
    border-bottom: ${stroke.hairline} solid ${color.line};

    & select {
      min-height: ${height.medium};
      height: ${height.medium};
    }
  }
`
