import { useQuote, type CoinSymbol } from '@crossbook/market'
import { compare, formatPrice, fullPriceTitle, type UsdAmount } from '@crossbook/money'
import { color, media, motion } from '@crossbook/ui'
import { useState } from 'react'
import styled, { css, keyframes } from 'styled-components'

interface LivePriceProps {
  symbol: CoinSymbol
}

/** A coin's price of this moment; it renders alone, and lights up for a moment in the direction that it moved. */
export function LivePrice({ symbol }: LivePriceProps) {
  const { price } = useQuote(symbol)
  const [seen, setSeen] = useState<Seen>({ symbol, price, move: 'none' })
  const text = formatPrice(price)

  if (seen.symbol !== symbol) setSeen({ symbol, price, move: 'none' })
  // A move that the shown decimals hide is none that lights up.
  else if (formatPrice(seen.price) !== text) {
    setSeen({ symbol, price, move: compare(price, seen.price) > 0 ? 'up' : 'down' })
  }

  return (
    // Another key is another element, so that two rises in a row light up twice.
    <Price key={`${symbol} ${text}`} $move={seen.move} title={fullPriceTitle(price)}>
      {text}
    </Price>
  )
}

interface Seen {
  symbol: CoinSymbol
  price: UsdAmount
  move: 'none' | 'up' | 'down'
}

const fadeFromUp = keyframes`
  from {
    color: ${color.up};
  }
`

const fadeFromDown = keyframes`
  from {
    color: ${color.down};
  }
`

const lights = {
  none: '',
  up: css`
    animation: ${fadeFromUp} 900ms ${motion.ease};
  `,
  down: css`
    animation: ${fadeFromDown} 900ms ${motion.ease};
  `,
}

const Price = styled.span<{ $move: Seen['move'] }>`
  ${({ $move }) => lights[$move]}

  ${media.reducedMotion} {
    animation: none;
  }
`
