import { useFavoritesFirst } from '@crossbook/market'
import { CoinCell, DayLine, favoriteColumn } from '@crossbook/market-ui'
import { formatCoin, formatSignedPercent, formatUsd, toNumber } from '@crossbook/money'
import {
  CalmZeros,
  addressText,
  Button,
  Card,
  ChangeText,
  type Column,
  DataTable,
  EmptyState,
  Field,
  Icon,
  Masked,
  media,
  searchIcon,
  TextInput,
  useAddressSort,
  useAddressState,
  useBalancesHidden,
} from '@crossbook/ui'
import { useRef } from 'react'
import styled from 'styled-components'
import { symbolOf, type Holding } from '../holdings/holdings'
import { searchHoldings } from './searchHoldings'

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
          <Field label="Search by symbol or name" labelHidden>
            <TextInput
              ref={search}
              type="search"
              placeholder="Search coins"
              autoComplete="off"
              spellCheck={false}
              leading={<Icon shape={searchIcon} size={16} />}
              value={searched}
              onChange={(event) => setSearched(event.target.value)}
            />
          </Field>
        </SearchBox>
      }
    >
      <DataTable
        caption="Wallet overview"
        captionHidden
        columns={columns}
        rows={searchHoldings(ordered, searched)}
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

const walletColumns = (hidden: boolean): readonly Column<Holding>[] => [
  favoriteColumn(symbolOf),
  {
    key: 'coin',
    header: 'Coin',
    cell: ({ symbol }) => <CoinCell symbol={symbol} layout="stacked" nameYields />,
    sortValue: ({ symbol }) => symbol,
    rowHeader: true,
  },
  {
    key: 'balance',
    header: 'Balance',
    cell: ({ balance }) => (
      <Masked>
        <CalmZeros>{formatCoin(balance)}</CalmZeros>
      </Masked>
    ),
    // The order would tell which holding is the largest.
    ...(!hidden && { sortValue: ({ balance }: Holding) => toNumber(balance) }),
    numeric: true,
    onPhone: 'under',
  },
  {
    key: 'value',
    header: 'Value',
    cell: ({ usdValue }) => <Masked>{formatUsd(usdValue)}</Masked>,
    ...(!hidden && { sortValue: ({ usdValue }: Holding) => toNumber(usdValue) }),
    numeric: true,
  },
  {
    key: 'change',
    header: '24h change',
    cell: ({ change }) => <ChangeText change={formatSignedPercent(change)} />,
    sortValue: ({ change }) => toNumber(change),
    numeric: true,
  },
  {
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
  },
]

const openColumns = walletColumns(false)
const maskedColumns = walletColumns(true)

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
