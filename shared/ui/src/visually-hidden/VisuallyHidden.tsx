import styled from 'styled-components'
import { stroke } from '../tokens'
import { hiddenFromSight } from './hiddenFromSight'

/** Text for screen readers only. */
export const VisuallyHidden = styled.span`
  ${hiddenFromSight}
  margin: calc(-1 * ${stroke.hairline});
  white-space: nowrap;
`
