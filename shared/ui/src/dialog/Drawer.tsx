import type { ReactNode } from 'react'
import styled, { css, keyframes } from 'styled-components'
import { color, motion, space, stroke } from '../tokens'
import { useModal } from './useModal'

const WIDTH = '20rem'

interface DrawerProps {
  open: boolean
  onClose: () => void
  /** Its name for screen readers. */
  label: string
  side?: 'left' | 'right'
  /** Includes its own close button. Escape and a click outside the drawer close it as well. */
  children: ReactNode
}

/** A modal sheet along one side of the window, for navigation on small screens. Its content exists only while it is open. */
export function Drawer({ open, onClose, label, side = 'left', children }: DrawerProps) {
  const modal = useModal(open, onClose)
  return (
    <Sheet {...modal} aria-label={label} $side={side}>
      {open && <Content>{children}</Content>}
    </Sheet>
  )
}

const enter = (from: string) => keyframes`
  from {
    transform: translateX(${from});
  }
`

const sides = {
  left: css`
    margin: 0 auto 0 0;
    border-right: ${stroke.hairline} solid ${color.line};

    &[open] {
      animation: ${enter('-100%')} ${motion.slow} ${motion.ease};
    }
  `,
  right: css`
    margin: 0 0 0 auto;
    border-left: ${stroke.hairline} solid ${color.line};

    &[open] {
      animation: ${enter('100%')} ${motion.slow} ${motion.ease};
    }
  `,
}

const Sheet = styled.dialog<{ $side: 'left' | 'right' }>`
  width: min(${WIDTH}, calc(100vw - ${space[48]}));
  max-width: none;
  height: 100dvh;
  max-height: none;
  padding: 0;
  overflow: auto;
  overscroll-behavior: contain;
  border: 0;
  background: ${color.s1};
  color: ${color.text};
  ${({ $side }) => sides[$side]}

  &::backdrop {
    background: ${color.scrim};
  }
`

const Content = styled.div`
  min-height: 100%;
`
