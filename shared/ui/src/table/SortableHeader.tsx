import styled from 'styled-components'
import { coveringLook } from '../focus/coveringLook'
import { Icon } from '../icon/Icon'
import { chevronDownIcon, chevronUpIcon } from '../icon/iconShapes'
import { sortIcon } from '../icon/subjectIconShapes'
import { color, media, radius, space } from '../tokens'
import type { Column } from './column'
import type { TableSort } from './sorting'
import { HeadCell } from './tableParts'

const HEIGHT = '1.75rem'

interface SortableHeaderProps<R> {
  column: Column<R>
  sort: TableSort | null
  onSort: (next: TableSort) => void
}

/** A header cell with a button that sorts by its column, and reverses the order on another click. */
export function SortableHeader<R>({ column, sort, onSort }: SortableHeaderProps<R>) {
  const direction = sort?.key === column.key ? sort.direction : undefined
  const numeric = column.numeric === true
  return (
    <HeadCell
      role="columnheader"
      scope="col"
      aria-label={column.header}
      aria-sort={direction}
      $numeric={numeric}
      $onTablet={column.onTablet}
      $width={column.width}
    >
      <Line $active={direction !== undefined} $numeric={numeric}>
        <span>{column.header}</span>
        <SortButton
          type="button"
          aria-label={column.header}
          onClick={() => {
            onSort({ key: column.key, direction: nextDirection(direction, numeric) })
          }}
        >
          <Icon shape={shapes[direction ?? 'none']} size={16} />
        </SortButton>
      </Line>
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

/* The text is next to the button and not inside it: on phones it is still announced, and takes no focus. */
const Line = styled.span<{ $active: boolean; $numeric: boolean }>`
  position: relative;
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

  & svg {
    color: ${({ $active }) => ($active ? color.accent : color.controlLine)};
  }

  &:hover {
    color: ${color.text};
  }
`

const SortButton = styled.button`
  ${coveringLook}

  ${media.belowM} {
    display: none;
  }
`
