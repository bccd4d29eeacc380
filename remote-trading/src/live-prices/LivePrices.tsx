import { useFavorites, useFavoritesFirst, useTickerHold } from '@crossbook/market'
import { PauseLivePrices } from '@crossbook/market-ui'
import {
  addressChoice,
  Button,
  Card,
  Cluster,
  DataTable,
  EmptyState,
  media,
  PageBody,
  PageHeader,
  SampleDataNote,
  SegmentedControl,
  space,
  useAddressSort,
  useAddressState,
} from '@crossbook/ui'
import styled from 'styled-components'
import { LIVE_PRICE_COINS, type LivePriceCoin } from './livePriceCoins'
import { livePricesCopy as copy } from './livePricesCopy'
import { PRICE_COLUMNS } from './priceColumns'

const shownInAddress = addressChoice('show', ['all', 'favorites'], 'all')

const FILTERS = [
  { value: 'all', label: copy.all },
  { value: 'favorites', label: copy.favorites },
] as const

/** Eight coins with price and change that move with the one ticker of the site. */
export default function LivePrices() {
  const hold = useTickerHold()
  const favorites = useFavorites()
  const [shown, setShown] = useAddressState(shownInAddress)
  const sorting = useAddressSort(PRICE_COLUMNS)
  const ordered = useFavoritesFirst(LIVE_PRICE_COINS, ownSymbol, `${shown} ${sorting.sort?.key ?? ''}`)
  const rows = shown === 'all' ? ordered : LIVE_PRICE_COINS.filter((symbol) => favorites.includes(symbol))

  return (
    <PageBody>
      <PageHeader title={copy.title} lead={copy.lead} actions={<PauseLivePrices />} />
      <Card padding="none" ref={hold}>
        <Filters>
          <SegmentedControl label={copy.filterLabel} options={FILTERS} value={shown} onChange={setShown} />
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
            <EmptyState
              text={copy.noFavorites}
              action={<Button onClick={() => setShown('all')}>{copy.showAll}</Button>}
            />
          }
        />
      </Card>
    </PageBody>
  )
}

function ownSymbol(symbol: LivePriceCoin) {
  return symbol
}

const Filters = styled(Cluster).attrs({ $justify: 'space-between' as const })`
  padding: ${space[12]} ${space[16]};

  ${media.fromM} {
    padding-inline: ${space[24]};
  }
`
