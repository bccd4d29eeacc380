import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, motion, radius, size as sizes, space, stroke, type } from '../tokens'
import { moveFocus } from '../focus/moveFocus'
import type { Choice } from './Tabs'

/** The space between the frame and the segments. */
const FRAME_INSET = '0.1875rem'

/** The frame's corner radius, less that space. */
const SEGMENT_RADIUS = '0.375rem'

interface SegmentedControlProps<Value extends string> {
  /** The name of the choice; read out, not shown. */
  label: string
  options: readonly Choice<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** Shares the width of its container among the options. */
  stretched?: boolean
  /** Colours the chosen option by its side of the trade. */
  toneOf?: (value: Value) => 'up' | 'down' | 'neutral'
}

/** A few exclusive choices: timeframes, sides, order types. A radio group: one tab stop, arrow keys choose. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
  stretched = false,
  toneOf,
}: SegmentedControlProps<Value>): ReactNode {
  return (
    <Group
      role="radiogroup"
      aria-label={label}
      $stretched={stretched}
      onKeyDown={(event) => {
        const radios = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')]
        const option = options[moveFocus(event, radios, 'both') ?? -1]
        if (option !== undefined) onChange(option.value)
      }}
    >
      {options.map((option) => (
        <Segment
          key={option.value}
          type="button"
          role="radio"
          aria-checked={option.value === value}
          tabIndex={option.value === value ? 0 : -1}
          $tone={toneOf?.(option.value) ?? 'neutral'}
          onClick={() => {
            onChange(option.value)
          }}
        >
          {option.label}
        </Segment>
      ))}
    </Group>
  )
}

const Group = styled.div<{ $stretched: boolean }>`
  display: ${({ $stretched }) => ($stretched ? 'flex' : 'inline-flex')};
  flex-wrap: wrap;
  align-self: ${({ $stretched }) => ($stretched ? 'stretch' : 'flex-start')};
  gap: ${space[2]};
  max-width: 100%;
  padding: ${FRAME_INSET};
  border: ${stroke.hairline} solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.canvas};

  & > button {
    flex: ${({ $stretched }) => ($stretched ? '1 1 0' : '0 1 auto')};
  }
`

const inks = { up: color.up, down: color.down, neutral: color.text } as const
const washes = { up: color.upWash, down: color.downWash, neutral: color.s3 } as const

const Segment = styled.button<{ $tone: 'up' | 'down' | 'neutral' }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[6]};
  min-height: calc(${sizes.control} - ${space[8]});
  padding: 0 ${space[12]};
  border-radius: ${SEGMENT_RADIUS};
  color: ${color.text3};
  ${type.smallStrong}
  white-space: nowrap;
  transition-property: background-color, color;
  transition-duration: ${motion.fast};

  &:hover {
    color: ${color.text};
  }

  &[aria-checked='true'] {
    background: ${({ $tone }) => washes[$tone]};
    color: ${({ $tone }) => inks[$tone]};
  }

  &:focus-visible {
    outline-offset: 0;
  }

  @media (forced-colors: active) {
    &[aria-checked='true'] {
      outline: ${stroke.strong} solid;
    }
  }
`
