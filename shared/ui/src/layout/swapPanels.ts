import styled from 'styled-components'
import { color, radius, size, space, stroke } from '../tokens'

/** The given and the received side of a swap, one above the other. Its children are a SwapPanel, a SwapSeam and a SwapPanel. */
export const SwapPanels = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
`

/** One side of a swap. It leaves space above and below its fields for the button on the seam. */
export const SwapPanel = styled.div`
  padding: ${space[24]} ${space[16]};
  border: ${stroke.hairline} solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.canvas};
`

/** The button that exchanges the sides, over the edges of both. */
export const SwapSeam = styled.div`
  position: relative;
  display: flex;
  justify-content: center;
  margin-block: calc((${size.control} + ${space[8]}) / -2);

  & > button {
    background: ${color.s1};
  }
`
