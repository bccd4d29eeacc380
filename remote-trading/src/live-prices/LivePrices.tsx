import { isCoinNamed, useFavorites, useFavoritesFirst, usePauseTicker } from '@crossbook/market'
import { PauseLivePrices } from '@crossbook/market-ui'
import {
  addressChoice,
  addressText,
  Button,
  Card,
  Cluster,
  DataTable,
  EmptyState,
  media,
  PageBody,
  PageHeader,
  SampleDataNote,
  SearchField,
  SegmentedControl,
  space,
  useAddressSort,
  useAddressState,
} from '@crossbook/ui'
import { useRef } from 'react'
import styled from 'styled-components'
import { LIVE_PRICE_COINS, type LivePriceCoin } from './livePriceCoins'
import { livePricesCopy as copy } from './livePricesCopy'
import { MoverStats } from './MoverStats'
import { PRICE_COLUMNS } from './priceColumns'

const searchInAddress = addressText('q')
const shownInAddress = addressChoice('show', ['all', 'favorites'], 'all')

const FILTERS = [
  { value: 'all', label: copy.all },
  { value: 'favorites', label: copy.favorites },
] as const

/** Eight coins with price and change, updated by the site's ticker. */
export default function LivePrices() {
  const hold = usePauseTicker()
  const favorites = useFavorites()
  const [shown, setShown] = useAddressState(shownInAddress)
  const sorting = useAddressSort(PRICE_COLUMNS)
  const ordered = useFavoritesFirst(LIVE_PRICE_COINS, ownSymbol, `${shown} ${sorting.sort?.key ?? ''}`)
  const [searched, setSearched] = useAddressState(searchInAddress)
  const search = useRef<HTMLInputElement>(null)
  const ofFilter = shown === 'all' ? ordered : LIVE_PRICE_COINS.filter((symbol) => favorites.includes(symbol))
  const rows = ofFilter.filter((symbol) => isCoinNamed(symbol, searched))
  const clear = () => {
    setSearched('')
    search.current?.focus()
  }

  return (
    <PageBody>
      <PageHeader title={copy.title} lead={copy.lead} actions={<PauseLivePrices />} />
      <MoverStats />
      <Card padding="none" ref={hold}>
        <Filters>
          <Cluster $gap={12}>
            <SegmentedControl label={copy.filterLabel} options={FILTERS} value={shown} onChange={setShown} />
            <SearchBox>
              <SearchField
                ref={search}
                label={copy.search}
                placeholder={copy.searchHint}
                value={searched}
                onChange={setSearched}
              />
            </SearchBox>
          </Cluster>
          <SampleDataNote />
        </Filters>
        <DataTable
          caption={copy.tableCaption}
          captionHidden
          columns={PRICE_COLUMNS}
          rows={rows}
          rowKey={(symbol) => symbol}
          {...sorting}
          empty={
            ofFilter.length > 0 ? (
              <EmptyState text={copy.noMatch} action={<Button onClick={clear}>{copy.clearSearch}</Button>} />
            ) : (
              <EmptyState
                text={copy.noFavorites}
                action={<Button onClick={() => setShown('all')}>{copy.showAll}</Button>}
              />
            )
          }
        />
      </Card>
    </PageBody>
  )
}

function ownSymbol(symbol: LivePriceCoin) {
  return symbol
}

const SEARCH_WIDTH = '15rem'

const SearchBox = styled.div`
  flex: 0 1 ${SEARCH_WIDTH};

  ${media.belowS} {
    flex: 1 0 100%;
  }
`

const Filters = styled(Cluster).attrs({ $justify: 'space-between' as const })`
  padding: ${space[12]} ${space[16]};

  ${media.fromM} {
    padding-inline: ${space[24]};
  }
`
