import { Button, downloadIcon, Field, Icon, media, SearchField, Select, space } from '@crossbook/ui'
import type { Ref } from 'react'
import styled from 'styled-components'
import { TYPE_LABELS } from '../transactions/transactionLabels'
import { TYPE_FILTERS, type HistoryFilter } from './filterTransactions'

const SEARCH_WIDTH = '15rem'

const TYPE_WIDTH = '10rem'

interface HistoryFiltersProps {
  filter: HistoryFilter
  onChange: (changed: Partial<HistoryFilter>) => void
  /** Undefined while there is nothing to clear. */
  onClear: (() => void) | undefined
  /** Undefined while there is nothing to export. */
  onExport: (() => void) | undefined
  searchRef: Ref<HTMLInputElement>
}

/** Search and type filter of the history, with buttons to clear the filters and to export the result. */
export function HistoryFilters({ filter, onChange, onClear, onExport, searchRef }: HistoryFiltersProps) {
  return (
    <Row>
      <Search>
        <SearchField
          ref={searchRef}
          label="Search transactions"
          placeholder="Search by coin, status or hash"
          value={filter.text}
          onChange={(text) => onChange({ text })}
        />
      </Search>
      <Type>
        <Field label="Transaction type" labelHidden>
          <Select
            value={filter.type}
            onChange={({ target }) =>
              onChange({ type: TYPE_FILTERS.find((type) => type === target.value) ?? 'all' })
            }
          >
            {TYPE_FILTERS.map((type) => (
              <option key={type} value={type}>
                {type === 'all' ? 'All types' : TYPE_LABELS[type]}
              </option>
            ))}
          </Select>
        </Field>
      </Type>
      <Button variant="quiet" disabled={!onClear} onClick={onClear}>
        Clear filters
      </Button>
      <Button disabled={!onExport} onClick={onExport}>
        <Icon shape={downloadIcon} size={16} />
        <span>Export CSV</span>
      </Button>
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[12]};
  padding: ${space[16]};

  ${media.fromM} {
    padding: ${space[20]} ${space[24]} ${space[12]};
  }
`

const Search = styled.div`
  flex: 1 1 ${SEARCH_WIDTH};
`

const Type = styled.div`
  flex: 0 1 ${TYPE_WIDTH};

  ${media.belowS} {
    flex-basis: 100%;
  }
`
