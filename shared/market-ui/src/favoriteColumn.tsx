import type { CoinSymbol } from '@crossbook/market'
import type { Column } from '@crossbook/ui'
import { FavoriteButton } from './FavoriteButton'

/** The column of stars, which comes first in every list of coins, for rows of which `symbolOf` names the coin. */
export function favoriteColumn<Row>(symbolOf: (row: Row) => CoinSymbol): Column<Row> {
  return {
    key: 'favorite',
    header: 'Favorite',
    headerHidden: true,
    onPhone: 'lead',
    width: 56,
    cell: (row) => <FavoriteButton symbol={symbolOf(row)} />,
  }
}
