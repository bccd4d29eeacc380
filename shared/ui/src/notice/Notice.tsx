import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Icon } from '../icon/Icon'
import { dangerIcon, infoIcon, warningIcon } from '../icon/iconShapes'
import type { IconShape } from '../icon/iconShapes'
import { color, radius, space, type } from '../tokens'

/** Urgency of a notice. */
export type NoticeTone = 'info' | 'warn' | 'danger'

const tones = {
  info: { shape: infoIcon, ink: color.accent, wash: color.accentWash },
  warn: { shape: warningIcon, ink: color.warn, wash: color.warnWash },
  danger: { shape: dangerIcon, ink: color.down, wash: color.downWash },
} as const satisfies Record<NoticeTone, { shape: IconShape; ink: string; wash: string }>

interface NoticeProps {
  tone?: NoticeTone
  title?: ReactNode
  /** Text, a list, or nothing below a title. */
  children?: ReactNode
  /** Announces the notice as soon as it appears: for failures after an action. */
  announced?: boolean
}

/** Information to read before continuing, inside the page. */
export function Notice({ tone = 'info', title, children, announced = false }: NoticeProps) {
  return (
    <Box $tone={tone} role={announced ? 'alert' : undefined}>
      <Icon shape={tones[tone].shape} />
      <Words>
        {title !== undefined && <Title>{title}</Title>}
        {children !== undefined && <Content>{children}</Content>}
      </Words>
    </Box>
  )
}

const Box = styled.div<{ $tone: NoticeTone }>`
  display: flex;
  gap: ${space[12]};
  padding: ${space[12]} ${space[16]};
  border-radius: ${radius.control};
  background: ${({ $tone }) => tones[$tone].wash};
  color: ${color.text2};
  ${type.small}

  & > svg {
    color: ${({ $tone }) => tones[$tone].ink};
  }
`

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  min-width: 0;

  & ul {
    display: grid;
    gap: ${space[4]};
  }
`

/** Separates the text from the title, without effect on the layout of several parts. */
const Content = styled.div`
  display: contents;
`

const Title = styled.p`
  color: ${color.text};
  ${type.smallStrong}
`
