import { color, type Elements, height, motion, radius, size, space, stroke, type } from '@crossbook/ui'
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import styled, { css, keyframes } from 'styled-components'
import { moveThroughMenu } from './moveThroughMenu'
import { useTypeAhead } from './useTypeAhead'

const WIDTH = { least: '13.5rem', most: '20rem' } as const

/** Distance that it moves while it opens. */
const FALL = '-0.25rem'

/** Requests the focus for the first or last entry. Each new object is a new request. */
export interface FocusRequest {
  edge: 'first' | 'last'
}

interface MenuPanelProps {
  id: string
  /** The edge of its button that the panel aligns with. */
  align?: 'start' | 'end'
  focus?: FocusRequest | undefined
  /** Content above the entries. */
  heading?: Elements
  /** The entries: list items, each with a link or a button. */
  children: ReactNode
}

/** Panel of a header menu, with keyboard navigation by arrow keys, Home, End and typing. */
export function MenuPanel({ id, align = 'start', focus, heading, children }: MenuPanelProps) {
  const list = useRef<HTMLUListElement>(null)
  const typeAhead = useTypeAhead()

  useEffect(() => {
    if (focus)
      entries(list.current)
        .at(focus.edge === 'first' ? 0 : -1)
        ?.focus()
  }, [focus])

  const onKeyDown = (event: KeyboardEvent) => {
    moveThroughMenu(event, entries(list.current), 'vertical', typeAhead)
  }

  return (
    <Panel id={id} $align={align}>
      {heading}
      <List ref={list} onKeyDown={onKeyDown}>
        {children}
      </List>
    </Panel>
  )
}

function entries(list: HTMLElement | null) {
  return list ? [...list.querySelectorAll<HTMLElement>('a[href], button')] : []
}

const arrive = keyframes`
  from {
    opacity: 0;
    transform: translateY(${FALL});
  }
`

const Panel = styled.div<{ $align: 'start' | 'end' }>`
  position: absolute;
  inset-block-start: calc(100% + ${space[4]});
  ${({ $align }) => ($align === 'start' ? 'inset-inline-start: 0;' : 'inset-inline-end: 0;')}
  /* As wide as its longest line, not as the button that it belongs to. */
  width: max-content;
  min-width: ${WIDTH.least};
  max-width: min(${WIDTH.most}, calc(100vw - 2 * ${size.pagePadding}));
  padding: ${space[8]};
  border: ${stroke.hairline} solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.s3};
  animation: ${arrive} ${motion.fast} ${motion.ease};

  /* The pointer on its way from the button does not leave the menu. */
  &::before {
    content: '';
    position: absolute;
    inset: calc(-1 * ${space[8]}) 0 auto;
    height: ${space[8]};
  }
`

const List = styled.ul`
  display: grid;
`

/** An entry of the current page: its link, or what holds it. */
const CURRENT = ":is([aria-current='page'], :has([aria-current='page']))"

/** Look of an entry, for a link, for what holds one, and for a button. */
export const entryLook = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[12]};
  width: 100%;
  min-height: ${height.medium};
  padding: ${space[8]} ${space[12]};
  border-radius: ${radius.control};
  ${type.control}
  color: ${color.text2};
  text-align: start;
  text-decoration: none;

  &:hover,
  &${CURRENT} {
    color: ${color.text};
  }
  &:hover {
    background: ${color.s2};
  }
  &${CURRENT}::before {
    content: '';
    position: absolute;
    inset: ${space[12]} auto ${space[12]} 0;
    width: ${stroke.heavy};
    border-radius: ${radius.badge};
    background: ${color.accent};
  }
  &:focus-visible {
    outline-offset: calc(-1 * ${stroke.strong});
  }
`
