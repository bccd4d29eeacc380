import { COIN_LOGO_ATTRIBUTE } from '@crossbook/contract'
import styled from 'styled-components'
import { color, font, rem } from '../tokens'

/** How much smaller than the logo the letter's circle is, or its edge would show around it. */
const LETTER_MARGIN = '0.5px'

interface CoinLogoProps {
  symbol: string
  /** Width and height in CSS pixels at 16 px text; the logo grows with the text. */
  size?: 16 | 20 | 24 | 32 | 40 | 48
  /** The name of a logo without text next to it. Without a name, the logo is decoration and is not announced. */
  label?: string
}

/**
 * A coin's logo, or a circle with the symbol's first letter. The letter is always drawn; the logo lies over it once its
 * sprite has arrived, so that a missing file or an unknown coin needs no script and moves nothing.
 *
 * The sprite (`coin-logo/coin-logos.svg`) is a background of which base.css shows the part for `data-coin`. So the host's build, which
 * emits base.css, must emit the SVG as a file (webpack: `type: 'asset/resource'`, never inlined) and the policy must allow
 * it in `img-src`. A remote needs neither the file nor its address, and a visitor fetches it once.
 */
export function CoinLogo({ symbol, size = 24, label }: CoinLogoProps) {
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <Box {...naming} {...{ [COIN_LOGO_ATTRIBUTE]: symbol }} data-letter={symbol.charAt(0)} $size={size} />
  )
}

const Box = styled.span<{ $size: number }>`
  display: inline-grid;
  flex: none;
  width: ${({ $size }) => rem($size)};
  height: ${({ $size }) => rem($size)};
  vertical-align: middle;

  &::before,
  &::after {
    grid-area: 1 / 1;
    border-radius: 50%;
  }

  &::before {
    content: attr(data-letter);
    display: grid;
    place-items: center;
    margin: ${LETTER_MARGIN};
    background: ${color.s3};
    color: ${color.text2};
    font: 600 ${({ $size }) => rem($size * 0.45)} / 1 ${font.sans};
  }

  &::after {
    content: '';
    background-size: 100% 100%;
  }
`
