import type { ComponentPropsWithRef, ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { Icon } from '../icon/Icon'
import { chevronDownIcon } from '../icon/iconShapes'
import { color, radius, size, space, stroke } from '../tokens'
import { controlBox, controlText } from './controlLook'
import { useFieldWiring } from './fieldContext'

/** Space at the end, for the arrow. */
const ARROW_ROOM = `calc(1rem + ${space[8]} + ${space[12]})`

/** Space at the start, where an option has a logo. */
const LOGO_ROOM = `calc(1.25rem + 2 * ${space[12]})`

interface SelectProps extends ComponentPropsWithRef<'select'> {
  /** A picture before the name of the choice, such as a CoinLogo. */
  leading?: ReactNode
  /** Whether the list is styled as well, for CoinOptions. By default the system draws it. */
  drawsList?: boolean
}

/**
 * The system's own select with our face; its children are `<option>`s. A list of ours is drawn by browsers that can have pictures
 * in it; in all others it stays the system's. It is a prop and not detected by `:has()`, for which Chromium would restyle everything
 * on a page with every element that is added or removed anywhere: with each tick of a price.
 */
export function Select({ leading, drawsList = false, children, ...native }: SelectProps) {
  return (
    <Box>
      {leading !== undefined && <Leading>{leading}</Leading>}
      <Choice {...native} {...useFieldWiring(native)} $leading={leading !== undefined} $drawsList={drawsList}>
        {children}
      </Choice>
      <Icon shape={chevronDownIcon} size={16} />
    </Box>
  )
}

const Box = styled.span`
  display: block;
  position: relative;
  width: 100%;
  min-width: 0;

  & > svg {
    position: absolute;
    top: calc(50% - ${space[8]});
    right: ${space[12]};
    color: ${color.text3};
    pointer-events: none;
  }
`

const Leading = styled.span`
  position: absolute;
  left: ${space[12]};
  top: 0;
  bottom: 0;
  display: flex;
  align-items: center;
  pointer-events: none;
`

const drawnList = css`
  &,
  &::picker(select) {
    appearance: base-select;
  }

  display: flex;
  align-items: center;

  &::picker-icon {
    display: none;
  }

  &::picker(select) {
    margin-block: ${space[4]};
    padding: ${space[4]};
    border: ${stroke.hairline} solid ${color.controlLine};
    border-radius: ${radius.control};
    background: ${color.s3};
  }

  & option {
    display: flex;
    align-items: center;
    gap: ${space[12]};
    min-height: ${size.control};
    padding: 0 ${space[8]};
    border-radius: ${radius.tile};
    ${controlText}
  }

  & option::checkmark {
    order: 1;
    margin-left: auto;
  }

  & option:hover,
  & option:focus-visible {
    background: ${color.line};
  }

  & option:focus-visible {
    outline-offset: calc(-1 * ${stroke.strong});
  }
`

const Choice = styled.select<{ $leading: boolean; $drawsList: boolean }>`
  ${controlBox}
  appearance: none;
  padding-right: ${ARROW_ROOM};
  padding-left: ${({ $leading }) => ($leading ? LOGO_ROOM : space[12])};
  text-overflow: ellipsis;
  cursor: pointer;

  & option {
    background: ${color.s3};
    color: ${color.text};
  }

  @supports (appearance: base-select) {
    ${({ $drawsList }) => $drawsList && drawnList}
  }
`
