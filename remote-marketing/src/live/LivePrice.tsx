import { useQuote, type CoinSymbol } from '@crossbook/market'
import { compare, formatPrice, fullPriceTitle } from '@crossbook/money'
import { color, media, motion } from '@crossbook/ui'
import { useState } from 'react'
import styled, { css, keyframes } from 'styled-components'

/** A coin's price now. It renders alone, and takes the colour of its last move for a moment. */
export function LivePrice({ symbol }: { symbol: CoinSymbol }) {
  const { price } = useQuote(symbol)
  const [last, setLast] = useState({ price, move: 0 })
  if (last.price !== price) setLast({ price, move: compare(price, last.price) })

  return (
    // A new key is a new element, so that the second of two rises lights up as well.
    <Figure key={price} $move={last.move} title={fullPriceTitle(price)}>
      {formatPrice(price)}
    </Figure>
  )
}

const settle = (from: string) => css`
  animation: ${keyframes`from { color: ${from}; }`} 800ms ${motion.ease};

  ${media.reducedMotion} {
    animation: none;
  }
`

const risen = settle(color.up)
const fallen = settle(color.down)

const Figure = styled.span<{ $move: number }>`
  ${({ $move }) => ($move > 0 ? risen : $move < 0 && fallen)}
`
