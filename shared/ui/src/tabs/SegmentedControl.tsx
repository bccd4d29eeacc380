import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, motion, radius, size as sizes, type } from '../tokens'
import { moveFocus } from './rovingFocus'
import type { Choice } from './Tabs'

interface SegmentedControlProps<Value extends string> {
  /** What is chosen; read out, not shown. */
  label: string
  options: readonly Choice<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** Shares the width of its container among the options. */
  stretched?: boolean
  /** Colours the chosen option by the side of the trade that it stands for. */
  toneOf?: (value: Value) => 'up' | 'down' | 'neutral'
}

/** A few buttons of which one is pressed: timeframes, sides, order types. One tab stop, arrow keys move and choose. */
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
      role="group"
      aria-label={label}
      $stretched={stretched}
      onKeyDown={(event) => {
        moveFocus(event, (index) => {
          const option = options[index]
          if (option !== undefined) onChange(option.value)
        })
      }}
    >
      {options.map((option) => (
        <Segment
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
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
  gap: 2px;
  max-width: 100%;
  padding: 3px;
  border: 1px solid ${color.line};
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
  gap: 6px;
  min-height: calc(${sizes.control} - 8px);
  padding: 0 12px;
  border-radius: 6px;
  color: ${color.text3};
  ${type.smallStrong}
  white-space: nowrap;
  transition-property: background-color, color;
  transition-duration: ${motion.fast};

  &:hover {
    color: ${color.text};
  }

  &[aria-pressed='true'] {
    background: ${({ $tone }) => washes[$tone]};
    color: ${({ $tone }) => inks[$tone]};
  }

  &:focus-visible {
    outline-offset: 0;
  }

  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      outline: 2px solid;
    }
  }
`
