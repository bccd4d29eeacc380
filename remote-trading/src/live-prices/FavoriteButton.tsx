import { COIN_NAMES } from '@crossbook/market'
import { IconButton, starIcon } from '@crossbook/ui'
import type { LivePriceCoin } from './livePriceCoins'
import { useFavorite } from './useFavorites'

/** The star that marks a coin in this browser. */
export function FavoriteButton({ symbol }: { symbol: LivePriceCoin }) {
  const { marked, toggle } = useFavorite(symbol)
  return (
    <IconButton
      size="small"
      label={`Favorite ${COIN_NAMES[symbol]}`}
      shape={starIcon}
      filled={marked}
      aria-pressed={marked}
      onClick={toggle}
    />
  )
}
