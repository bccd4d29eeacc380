import { useId } from 'react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import styled from 'styled-components'
import { color, height, motion, radius, space, stroke, type } from '../tokens'

/** The sizes of the box and of the mark in it. */
const BOX = '1.25rem'
const MARK = '0.75rem'

interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  /** The label. It may contain links. */
  label: ReactNode
  /** The error message; its presence marks the box as invalid. */
  error?: string | undefined
}

/** A native checkbox with its label. The whole line is clickable. */
export function Checkbox({ label, error, ...native }: CheckboxProps) {
  const errorId = useId()
  return (
    <div>
      <Line>
        <Box
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : errorId}
          {...native}
          type="checkbox"
        />
        <span>{label}</span>
      </Line>
      {error !== undefined && <ErrorText id={errorId}>{error}</ErrorText>}
    </div>
  )
}

const Line = styled.label`
  display: inline-flex;
  align-items: flex-start;
  gap: ${space[12]};
  min-height: ${height.least};
  color: ${color.text2};
  ${type.body}
  cursor: pointer;

  &:has(input:disabled) {
    color: ${color.text3};
    cursor: not-allowed;
  }
`

const Box = styled.input`
  appearance: none;
  display: grid;
  place-content: center;
  flex: none;
  width: ${BOX};
  height: ${BOX};
  margin-top: ${space[2]};
  border: ${stroke.hairline} solid ${color.controlLine};
  border-radius: ${radius.tile};
  background: ${color.s2};
  transition-property: background-color, border-color;
  transition-duration: ${motion.fast};

  &::before {
    content: '';
    width: ${MARK};
    height: ${MARK};
    background: ${color.accentInk};
    clip-path: polygon(14% 47%, 6% 56%, 38% 88%, 96% 22%, 86% 14%, 37% 69%);
    visibility: hidden;
  }

  &:checked {
    border-color: ${color.accent};
    background: ${color.accent};
  }

  &:checked::before {
    visibility: visible;
  }

  &[aria-invalid='true'] {
    border-color: ${color.down};
  }

  &:disabled {
    border-color: ${color.line};
    background: ${color.s1};
  }

  &:disabled:checked::before {
    background: ${color.text3};
  }

  @media (forced-colors: active) {
    &:disabled:checked::before {
      background: GrayText;
    }
  }
`

const ErrorText = styled.p`
  margin: ${space[4]} 0 0 ${space[32]};
  color: ${color.down};
  ${type.small}
`
