import { useQuote, type CoinSymbol } from '@crossbook/market'
import { compare, formatPrice, fullPriceTitle, type UsdAmount } from '@crossbook/money'
import { color, media } from '@crossbook/ui'
import { useState } from 'react'
import styled, { css, keyframes } from 'styled-components'

interface LivePriceProps {
  symbol: CoinSymbol
}

/**
 * Shows the current price of a coin. It renders separately from its parent, and flashes in the colour of the last move. A move too small
 * to change the shown digits does not flash.
 */
export function LivePrice({ symbol }: LivePriceProps) {
  const { price } = useQuote(symbol)
  const [seen, setSeen] = useState<Seen>({ symbol, price, move: 'none' })
  const text = formatPrice(price)

  if (seen.symbol !== symbol) setSeen({ symbol, price, move: 'none' })
  else if (formatPrice(seen.price) !== text) {
    setSeen({ symbol, price, move: compare(price, seen.price) > 0 ? 'up' : 'down' })
  }

  return (
    <span translate="no">
      {/* Another key is another element, so that the second of two rises lights up as well. */}
      <Figure key={`${symbol} ${text}`} data-move={seen.move} title={fullPriceTitle(price)}>
        {text}
      </Figure>
    </span>
  )
}

interface Seen {
  symbol: CoinSymbol
  price: UsdAmount
  move: 'none' | 'up' | 'down'
}

/**
 * Shows a colour for 800 ms and then removes it in one step. A fading colour would repaint the page in every frame. The animation only
 * waits, so the browser is idle until it ends.
 */
const flash = (from: string) => css`
  animation: ${keyframes`from { color: ${from}; }`} 1ms 800ms backwards;
`

/** Styled by an attribute, so that the rules exist before the first price moves: new rules would restyle the whole page. */
const Figure = styled.span`
  &[data-move='up'] {
    ${flash(color.up)}
  }

  &[data-move='down'] {
    ${flash(color.down)}
  }

  ${media.reducedMotion} {
    &[data-move] {
      animation: none;
    }
  }
`
