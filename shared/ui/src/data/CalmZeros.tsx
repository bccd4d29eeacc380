import styled from 'styled-components'
import { color } from '../tokens'

/** The zeros that end a decimal figure, and a point that only they follow. */
const TRAILING_ZEROS = /(?:\.0+|(?<=\.\d*)0+)$/

/** A figure with fixed decimals whose closing zeros stand back, so that amounts in a column are told apart at a glance; its text stays whole. */
export function CalmZeros({ children }: { children: string }) {
  const zeros = TRAILING_ZEROS.exec(children)?.[0] ?? ''
  if (zeros === '') return children
  return (
    <>
      {children.slice(0, -zeros.length)}
      <Calm>{zeros}</Calm>
    </>
  )
}

const Calm = styled.span`
  color: ${color.text3};
`
