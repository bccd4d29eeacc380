import { useId } from 'react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import styled from 'styled-components'
import { color, height, motion, space, stroke, type } from '../tokens'

const TRACK = { width: '2.5rem', height: '1.5rem' } as const

/** The knob moves by its own width. */
const KNOB = { size: '1rem', inset: '0.1875rem' } as const

interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role'> {
  /** The name of the setting. */
  label: string
  /** One line of help below the label. */
  help?: ReactNode
  /** Keeps the label for screen readers only: for a switch in a table's row. */
  labelHidden?: boolean
}

/** A switch that takes effect at once: label at the start of its line, switch at the end. */
export function Switch({ label, help, labelHidden = false, ...native }: SwitchProps) {
  const helpId = useId()
  return (
    <Line $alone={labelHidden}>
      {!labelHidden && (
        <Words>
          <Label>{label}</Label>
          {help !== undefined && <Help id={helpId}>{help}</Help>}
        </Words>
      )}
      <Track
        aria-label={label}
        aria-describedby={help === undefined || labelHidden ? undefined : helpId}
        {...native}
        type="checkbox"
        role="switch"
      />
    </Line>
  )
}

const Line = styled.label<{ $alone: boolean }>`
  display: ${({ $alone }) => ($alone ? 'inline-flex' : 'flex')};
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]} ${space[16]};
  min-height: ${({ $alone }) => ($alone ? height.least : height.medium)};
  cursor: pointer;

  &:has(input:disabled) {
    cursor: not-allowed;
  }
`

/* A word too long for the line moves the switch to the next one. */
const Words = styled.span`
  flex: 1 1 50%;
  min-width: min-content;
`

const Label = styled.span`
  display: block;
  color: ${color.text};
  ${type.body}
`

const Help = styled.span`
  display: block;
  color: ${color.text3};
  ${type.small}
`

const Track = styled.input`
  appearance: none;
  flex: none;
  position: relative;
  width: ${TRACK.width};
  height: ${TRACK.height};
  border: ${stroke.hairline} solid ${color.controlLine};
  border-radius: calc(${TRACK.height} / 2);
  background: ${color.s2};
  cursor: inherit;
  transition-property: background-color, border-color;
  transition-duration: ${motion.medium};

  &::before {
    content: '';
    position: absolute;
    top: ${KNOB.inset};
    left: ${KNOB.inset};
    width: ${KNOB.size};
    height: ${KNOB.size};
    border-radius: 50%;
    background: ${color.text2};
    transition-property: transform, background-color;
    transition-duration: ${motion.medium};
    transition-timing-function: ${motion.ease};
  }

  &:checked {
    border-color: ${color.accent};
    background: ${color.accent};
  }

  &:checked::before {
    background: ${color.accentInk};
    transform: translateX(${KNOB.size});
  }

  &:disabled {
    border-color: ${color.line};
    background: ${color.s1};
  }

  &:disabled::before {
    background: ${color.text3};
  }

  @media (forced-colors: active) {
    &:disabled::before {
      background: GrayText;
    }
  }
`
