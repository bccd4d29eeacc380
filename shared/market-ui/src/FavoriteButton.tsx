import { COIN_NAMES, useFavorite, type CoinSymbol } from '@crossbook/market'
import { ByPreference, color, Icon, IconButton, starIcon } from '@crossbook/ui'
import styled from 'styled-components'

/** The star that marks a coin in this browser, first in every row of a coin. */
export function FavoriteButton({ symbol }: { symbol: CoinSymbol }) {
  const { marked, toggle } = useFavorite(symbol)
  return (
    <IconButton
      size="small"
      label={`Favorite ${COIN_NAMES[symbol]}`}
      shape={starIcon}
      icon={
        <ByPreference
          word={`favorite-coins:${symbol}`}
          holds={marked}
          then={
            <Marked>
              <Icon shape={starIcon} filled />
            </Marked>
          }
          otherwise={<Icon shape={starIcon} />}
        />
      }
      aria-pressed={marked}
      onClick={toggle}
    />
  )
}

/** Colours the star itself and not the pressed button, because no button of a prerendered page is pressed. */
const Marked = styled.span`
  display: contents;
  color: ${color.accent};
`
