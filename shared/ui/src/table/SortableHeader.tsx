import styled from 'styled-components'
import { Icon } from '../icon/Icon'
import { chevronDownIcon, chevronUpIcon, sortIcon } from '../icon/iconShapes'
import { color, radius, space } from '../tokens'
import type { Column } from './column'
import type { TableSort } from './sorting'
import { HeadCell } from './tableParts'

const HEIGHT = '28px'

interface SortableHeaderProps<R> {
  column: Column<R>
  sort: TableSort | null
  onSort: (next: TableSort) => void
}

/** A header cell with a button that sorts by its column, and turns the order when pressed again. */
export function SortableHeader<R>({ column, sort, onSort }: SortableHeaderProps<R>) {
  const direction = sort?.key === column.key ? sort.direction : undefined
  const numeric = column.numeric === true
  return (
    <HeadCell
      role="columnheader"
      scope="col"
      aria-sort={direction}
      data-label={column.header}
      $numeric={numeric}
      $onTablet={column.onTablet}
      $width={column.width}
    >
      <SortButton
        type="button"
        $active={direction !== undefined}
        $numeric={numeric}
        onClick={() => {
          onSort({ key: column.key, direction: nextDirection(direction, numeric) })
        }}
      >
        {column.header}
        <Icon shape={shapes[direction ?? 'none']} size={16} />
      </SortButton>
    </HeadCell>
  )
}

const shapes = { ascending: chevronUpIcon, descending: chevronDownIcon, none: sortIcon } as const

function nextDirection(
  current: TableSort['direction'] | undefined,
  numeric: boolean,
): TableSort['direction'] {
  if (current === undefined) return numeric ? 'descending' : 'ascending'
  return current === 'ascending' ? 'descending' : 'ascending'
}

const SortButton = styled.button<{ $active: boolean; $numeric: boolean }>`
  display: inline-flex;
  flex-direction: ${({ $numeric }) => ($numeric ? 'row-reverse' : 'row')};
  align-items: center;
  gap: ${space[4]};
  min-height: ${HEIGHT};
  margin-inline: calc(-1 * ${space[6]});
  padding-inline: ${space[6]};
  border-radius: ${radius.tile};
  color: ${({ $active }) => ($active ? color.text : 'inherit')};
  white-space: nowrap;

  & > svg {
    color: ${({ $active }) => ($active ? color.accent : color.controlLine)};
  }

  &:hover {
    color: ${color.text};
  }
`
