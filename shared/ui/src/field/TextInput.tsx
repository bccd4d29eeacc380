import type { ComponentPropsWithRef, ReactNode } from 'react'
import styled from 'styled-components'
import { type as text, color, motion, radius, size, space, stroke } from '../tokens'
import { controlText, TEXT_INSET } from './controlLook'
import { useFieldWiring } from './fieldContext'

/** Larger than the height of any field: the browser's own autofill colour cannot be changed, only covered. */
const WHOLE_FIELD = '6.25rem'

/** The space between the field's edge and a button in it. */
const BUTTON_INSET = '0.1875rem'

/** A native text input, with an icon, a unit or a small button at the ends of its box. */
export interface TextInputProps extends ComponentPropsWithRef<'input'> {
  leading?: ReactNode
  trailing?: ReactNode
}

/** One line of text; inside a Field it is labelled and described by it. */
export function TextInput({ leading, trailing, type = 'text', ...native }: TextInputProps) {
  return (
    <Box>
      {leading !== undefined && <Leading>{leading}</Leading>}
      <Line {...native} {...useFieldWiring(native)} type={type} />
      {trailing !== undefined && <Trailing>{trailing}</Trailing>}
    </Box>
  )
}

const Box = styled.span`
  display: flex;
  align-items: stretch;
  width: 100%;
  min-width: 0;
  min-height: ${size.control};
  border: ${stroke.hairline} solid ${color.controlLine};
  border-radius: ${radius.control};
  background: ${color.s2};
  transition-property: border-color, background-color;
  transition-duration: ${motion.fast};

  &:hover:not(:has(input:disabled)) {
    border-color: ${color.text3};
  }

  &:has(input:focus-visible) {
    outline: ${stroke.strong} solid ${color.focus};
    outline-offset: calc(-1 * ${stroke.hairline});
  }

  &:has([aria-invalid='true']) {
    border-color: ${color.down};
  }

  &:has(input:disabled),
  &:has(input:read-only) {
    border-color: ${color.line};
    background: ${color.s1};
  }
`

const Line = styled.input`
  flex: 1;
  width: 100%;
  min-width: 0;
  padding: ${TEXT_INSET} ${space[12]};
  border: 0;
  border-radius: inherit;
  background: none;
  text-overflow: ellipsis;
  ${controlText}

  /* The ring is drawn around the whole box. */
  &:focus-visible {
    outline: none;
  }

  &:disabled {
    color: ${color.text3};
    opacity: 1;
  }

  &::-webkit-search-cancel-button {
    display: none;
  }

  &:-webkit-autofill {
    -webkit-text-fill-color: ${color.text};
    box-shadow: inset 0 0 0 ${WHOLE_FIELD} ${color.s2};
  }
`

const Leading = styled.span`
  display: flex;
  align-items: center;
  padding-left: ${space[12]};
  color: ${color.text3};

  & + input {
    padding-left: ${space[8]};
  }
`

const Trailing = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  flex: none;
  padding-right: ${space[12]};
  color: ${color.text3};
  ${text.small}

  /* A button fills the end of the box. */
  &:has(button) {
    padding-right: ${BUTTON_INSET};
  }
`
