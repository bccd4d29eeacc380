import { COIN_NAMES, useFavorite, type CoinSymbol } from '@crossbook/market'
import { IconButton, starIcon } from '@crossbook/ui'

/** The star that marks a coin in this browser, first in every row of a coin. */
export function FavoriteButton({ symbol }: { symbol: CoinSymbol }) {
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
