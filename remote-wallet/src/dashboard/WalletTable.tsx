import { isCoinNamed, useFavoritesFirst } from '@crossbook/market'
import { DayLine } from '@crossbook/market-ui'
import {
  addressText,
  Button,
  Card,
  type Column,
  DataTable,
  EmptyState,
  media,
  SearchField,
  useAddressSort,
  useAddressState,
  useBalancesHidden,
} from '@crossbook/ui'
import { useRef } from 'react'
import styled from 'styled-components'
import { sortableHoldingColumns } from '../holdings/holdingColumns'
import { symbolOf, type Holding } from '../holdings/holdings'

const SEARCH_WIDTH = '15rem'

const searchInAddress = addressText('q')

/** The coins of the wallet with a search by symbol or name; search and sort are in the address. */
export function WalletTable({ holdings }: { holdings: readonly Holding[] }) {
  const [searched, setSearched] = useAddressState(searchInAddress)
  const columns = useBalancesHidden() ? maskedColumns : openColumns
  const sorting = useAddressSort(columns)
  const ordered = useFavoritesFirst(holdings, symbolOf, sorting.sort?.key)
  const search = useRef<HTMLInputElement>(null)
  const clear = () => {
    setSearched('')
    search.current?.focus()
  }

  return (
    <Card
      title="Wallet overview"
      padding="none"
      actions={
        <SearchBox>
          <SearchField
            ref={search}
            label="Search by symbol or name"
            placeholder="Search coins"
            value={searched}
            onChange={setSearched}
          />
        </SearchBox>
      }
    >
      <DataTable
        caption="Wallet overview"
        captionHidden
        columns={columns}
        rows={ordered.filter(({ symbol }) => isCoinNamed(symbol, searched))}
        rowKey={(holding) => holding.symbol}
        {...sorting}
        empty={
          <EmptyState
            text="No coins match your search."
            action={<Button onClick={clear}>Clear search</Button>}
          />
        }
      />
    </Card>
  )
}

const dayColumn: Column<Holding> = {
  key: 'day',
  header: 'Last 24 hours',
  cell: ({ symbol }) => (
    <AtEnd>
      <DayLine symbol={symbol} />
    </AtEnd>
  ),
  numeric: true,
  onPhone: 'spark',
  width: 160,
}

const openColumns = [...sortableHoldingColumns(false), dayColumn]
const maskedColumns = [...sortableHoldingColumns(true), dayColumn]

const SearchBox = styled.div`
  width: ${SEARCH_WIDTH};
  max-width: 100%;

  ${media.belowS} {
    width: 100%;
  }
`

const AtEnd = styled.span`
  display: flex;
  justify-content: flex-end;
`
