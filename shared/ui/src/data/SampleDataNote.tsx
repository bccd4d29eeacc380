import styled from 'styled-components'
import { color, type } from '../tokens'

/** States that the figures are samples of one instant, for places where users could take them for live ones. */
export function SampleDataNote() {
  return <Note>Sample data as of 15 Mar 2024</Note>
}

const Note = styled.p`
  color: ${color.text3};
  ${type.micro}
`
