import styled from 'styled-components'
import { color, media } from '../tokens'

/** The decimals of a figure: the significant ones, and the trailing zeros. */
const DECIMALS = /\.(\d*?)(0+)$/

/**
 * A figure with fixed decimals whose trailing zeros are dimmed, so that amounts in a column are easy to compare. A phone's
 * short row has no space for them.
 */
export function DimmedZeros({ children }: { children: string }) {
  const [, counting, ending = ''] = DECIMALS.exec(children) ?? []
  // The point is dimmed as well where only zeros follow it.
  const zeros = counting === '' ? `.${ending}` : ending
  // One element, for any layout of the parent.
  if (zeros === '') return <span translate="no">{children}</span>
  return (
    <span translate="no">
      <span>{children.slice(0, -zeros.length)}</span>
      <Calm>{zeros}</Calm>
    </span>
  )
}

const Calm = styled.span`
  color: ${color.text3};

  ${media.belowM} {
    display: none;
  }
`
