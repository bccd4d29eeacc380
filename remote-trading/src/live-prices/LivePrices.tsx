import { useTickerHold } from '@crossbook/market'
import {
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
  sortFromParam,
  sortToParam,
  space,
  type Choice,
  type TableSort,
} from '@crossbook/ui'
import { useCallback } from 'react'
import styled from 'styled-components'
import { useAddressChoice, useAddressText } from '../address/addressState'
import { TickerPauseButton } from '../ticker-pause/TickerPauseButton'
import { LIVE_PRICE_COINS } from './livePriceCoins'
import { livePricesCopy as copy } from './livePricesCopy'
import { PRICE_COLUMNS } from './priceColumns'
import { useFavorites } from './useFavorites'

type Shown = 'all' | 'favorites'

const SHOWN: readonly Shown[] = ['all', 'favorites']

const SORT_KEYS = PRICE_COLUMNS.flatMap(({ key, sortValue }) => (sortValue ? [key] : []))

const FILTERS: readonly Choice<Shown>[] = [
  { value: 'all', label: copy.all },
  { value: 'favorites', label: copy.favorites },
]

/** Eight coins with price and change that move with the one ticker of the site. */
export default function LivePrices() {
  const hold = useTickerHold()
  const favorites = useFavorites()
  const [shown, setShown] = useAddressChoice('show', SHOWN, 'all')
  const [sortText, setSortText] = useAddressText('sort')
  const rows =
    shown === 'all' ? LIVE_PRICE_COINS : LIVE_PRICE_COINS.filter((symbol) => favorites.includes(symbol))
  const changeSort = useCallback((sort: TableSort) => setSortText(sortToParam(sort)), [setSortText])

  return (
    <PageBody>
      <PageHeader title={copy.title} lead={copy.lead} actions={<TickerPauseButton />} />
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
          sort={sortFromParam(sortText, SORT_KEYS)}
          onSortChange={changeSort}
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

const Filters = styled(Cluster).attrs({ $justify: 'space-between' as const })`
  padding: ${space[12]} ${space[16]};

  ${media.fromM} {
    padding-inline: ${space[24]};
  }
`
