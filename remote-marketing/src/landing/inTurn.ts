import { motion } from '@crossbook/ui'
import { css } from 'styled-components'

/**
 * Shows one of several elements in the same place: the next one fades in where the previous one was. Browsers change opacity without
 * painting the page again. A visibility that takes time, or a delay, would make them paint it in every frame.
 */
export const inTurn = css<{ $shown: boolean }>`
  visibility: ${({ $shown }) => ($shown ? 'visible' : 'hidden')};
  opacity: ${({ $shown }) => ($shown ? 1 : 0)};
  transition: ${({ $shown }) => ($shown ? css`opacity ${motion.medium} ${motion.ease}` : 'none')};
`
