import { useId } from 'react'
import type { ReactNode } from 'react'
import styled, { keyframes } from 'styled-components'
import type { Elements } from '../elements'
import { IconButton } from '../button/IconButton'
import { closeIcon } from '../icon/iconShapes'
import { color, media, motion, radius, space, stroke, type } from '../tokens'
import { useModal } from './useModal'

const WIDTH = '30rem'

/** The distance that it moves while opening. */
const RISE = '0.5rem'

/** Lets the close button be larger than the heading's line without making it higher. */
const CLOSE_INSET = '-0.4375rem'

interface DialogProps {
  open: boolean
  onClose: () => void
  title: string
  children: Elements
  /** Buttons at the foot, the primary one last. */
  actions?: ReactNode
}

/** A modal dialog in the middle of the window, at the foot of it on phones. Its content exists only while it is open. */
export function Dialog({ open, onClose, title, children, actions }: DialogProps) {
  const titleId = useId()
  const modal = useModal(open, onClose)
  return (
    <Window {...modal} aria-labelledby={titleId}>
      {open && (
        <Content>
          <Head>
            <Title id={titleId}>{title}</Title>
            <IconButton label="Close" shape={closeIcon} onClick={onClose} />
          </Head>
          {children}
          {actions !== undefined && <Actions>{actions}</Actions>}
        </Content>
      )}
    </Window>
  )
}

const enter = keyframes`
  from {
    opacity: 0;
    transform: translateY(${RISE});
  }
`

const Window = styled.dialog`
  width: min(${WIDTH}, calc(100vw - 2 * ${space[16]}));
  max-height: calc(100dvh - 2 * ${space[32]});
  padding: 0;
  overflow: auto;
  overscroll-behavior: contain;
  border: ${stroke.hairline} solid ${color.line};
  border-radius: ${radius.dialog};
  background: ${color.s1};
  color: ${color.text};

  &[open] {
    animation: ${enter} ${motion.slow} ${motion.ease};
  }

  &::backdrop {
    background: ${color.scrim};
  }

  ${media.belowS} {
    width: 100%;
    max-width: none;
    margin: auto 0 0;
    border-radius: ${radius.dialog} ${radius.dialog} 0 0;
  }
`

const Content = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[16]};
  padding: ${space[24]};
  color: ${color.text2};
`

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[16]};

  & > button {
    margin: ${CLOSE_INSET} calc(-1 * ${space[8]}) ${CLOSE_INSET} 0;
  }
`

const Title = styled.h2`
  ${type.h3}
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[8]};
  padding-top: ${space[8]};
`
