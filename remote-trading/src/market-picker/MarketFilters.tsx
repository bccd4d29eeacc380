import {
  arrowDownIcon,
  arrowUpIcon,
  color,
  height,
  Icon,
  SearchField,
  SegmentedControl,
  sortIcon,
  space,
  starIcon,
  type,
  VisuallyHidden,
} from '@crossbook/ui'
import styled from 'styled-components'
import { marketPickerCopy as copy } from './marketPickerCopy'
import { type MarketSort, type MarketSortKey, nextSort } from './orderMarkets'
import type { MarketTab } from './useListedMarkets'

const TABS = [
  { value: 'all', label: copy.all },
  {
    value: 'favorites',
    label: (
      <>
        <Icon shape={starIcon} size={16} />
        <VisuallyHidden>{copy.favorites}</VisuallyHidden>
      </>
    ),
  },
] as const

const SORT_KEYS: readonly MarketSortKey[] = ['price', 'change']

interface MarketFiltersProps {
  text: string
  onText: (text: string) => void
  tab: MarketTab
  onTab: (tab: MarketTab) => void
  sort: MarketSort | null
  onSort: (sort: MarketSort | null) => void
}

/** The search text, filter and sort order of the list of markets. */
export function MarketFilters({ text, onText, tab, onTab, sort, onSort }: MarketFiltersProps) {
  return (
    <Filters>
      <SearchField label={copy.search} placeholder={copy.search} value={text} onChange={onText} />
      <Line>
        <SegmentedControl label={copy.shown} options={TABS} value={tab} onChange={onTab} />
        <Sorts>
          {SORT_KEYS.map((key) => {
            const chosen = sort?.key === key ? sort : null
            return (
              <Sort
                key={key}
                type="button"
                aria-pressed={chosen !== null}
                onClick={() => onSort(nextSort(sort, key))}
              >
                <span>
                  <VisuallyHidden>{copy.sortBy} </VisuallyHidden>
                  <span>{copy.sortNames[key]}</span>
                  <VisuallyHidden>{directionText(chosen)}</VisuallyHidden>
                </span>
                <Icon shape={sortShape(chosen)} size={16} />
              </Sort>
            )
          })}
        </Sorts>
      </Line>
    </Filters>
  )
}

/** Returns the sort order as screen readers announce it after the figure's name, or nothing where it does not sort. */
function directionText(sort: MarketSort | null) {
  if (!sort) return ''
  return ` ${sort.descending ? copy.highestFirst : copy.lowestFirst}`
}

function sortShape(sort: MarketSort | null) {
  if (!sort) return sortIcon
  return sort.descending ? arrowDownIcon : arrowUpIcon
}

const Filters = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[8]};
  padding: 0 ${space[12]} ${space[8]};
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]};
`

const Sorts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
`

const Sort = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[4]};
  min-height: ${height.least};
  color: ${color.text3};
  ${type.micro}

  &:hover,
  &[aria-pressed='true'] {
    color: ${color.text};
  }
`
