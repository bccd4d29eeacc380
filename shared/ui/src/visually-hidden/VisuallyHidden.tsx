import styled from 'styled-components'
import { stroke } from '../tokens'
import { hiddenFromSight } from './hiddenFromSight'

/** Text that is read out and not shown. */
export const VisuallyHidden = styled.span`
  ${hiddenFromSight}
  margin: calc(-1 * ${stroke.hairline});
  white-space: nowrap;
`
