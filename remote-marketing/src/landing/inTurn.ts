import { motion } from '@crossbook/ui'
import { css } from 'styled-components'

/** Shows one of several elements in the same place: the previous one fades out before the next one fades in. */
export const inTurn = css<{ $shown: boolean }>`
  visibility: ${({ $shown }) => ($shown ? 'visible' : 'hidden')};
  opacity: ${({ $shown }) => ($shown ? 1 : 0)};
  transition:
    opacity ${motion.medium} ${motion.ease},
    visibility ${motion.medium};
  transition-delay: ${({ $shown }) => ($shown ? motion.medium : '0ms')};
`
