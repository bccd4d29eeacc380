import { COIN_LOGO_ATTRIBUTE, HIDDEN_LOGO_ATTRIBUTE } from '@crossbook/contract'
import styled from 'styled-components'
import { color, font, rem } from '../tokens'

/** The letter's circle is smaller than the logo by this much, so that its edge is never visible. */
const LETTER_MARGIN = '0.5px'

interface CoinLogoProps {
  symbol: string
  /** Width and height in CSS pixels at 16 px text; the logo grows with the text. */
  size?: 16 | 20 | 24 | 32 | 40 | 48
  /** The name of a logo without text next to it. Without a name, the logo is decoration and is not announced. */
  label?: string
  /** Whether windows of some widths hide it. Browsers warn about a preloaded picture that the page does not show. */
  hiddenByWidth?: boolean
}

/**
 * A coin's logo, or a circle with the symbol's first letter. The letter is always drawn, and the logo covers it once its
 * sprite has loaded, so that a missing file or an unknown coin needs no script and moves nothing.
 *
 * The sprite (`coin-logo/coin-logos.svg`) is a background of which base.css shows the part for `data-coin`. So the host's build, which
 * emits base.css, must emit the SVG as a file (webpack: `type: 'asset/resource'`, never inlined) and the policy must allow
 * it in `img-src`. A remote needs neither the file nor its address, and a visitor fetches it once.
 */
export function CoinLogo({ symbol, size = 24, label, hiddenByWidth = false }: CoinLogoProps) {
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <Box
      {...naming}
      {...{ [COIN_LOGO_ATTRIBUTE]: symbol, ...(hiddenByWidth && { [HIDDEN_LOGO_ATTRIBUTE]: '' }) }}
      data-letter={symbol.charAt(0)}
      $size={size}
    />
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
