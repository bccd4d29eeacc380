import { Badge, color, height, motion, radius, space, stroke, type } from '@crossbook/ui'
import styled from 'styled-components'
import type { Endpoint } from './apiReference'

/** The width of the longest method. */
const METHOD_WIDTH = '3.25rem'

interface EndpointPickerProps {
  endpoints: readonly Endpoint[]
  /** Id of the shown endpoint. */
  value: string
  onChange: (id: string) => void
}

/** A button for each endpoint. */
export function EndpointPicker({ endpoints, value, onChange }: EndpointPickerProps) {
  return (
    <Group role="group" aria-label="Endpoint">
      {endpoints.map(({ id, method, path }) => (
        <Choice
          key={id}
          type="button"
          aria-pressed={id === value}
          onClick={() => {
            onChange(id)
          }}
        >
          <Method>
            <Badge tone={method === 'GET' ? 'neutral' : 'accent'}>{method}</Badge>
          </Method>{' '}
          <Path>{path}</Path>
        </Choice>
      ))}
    </Group>
  )
}

const Group = styled.div`
  display: grid;
  gap: ${space[4]};
`

const Choice = styled.button`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  min-height: ${height.medium};
  padding: ${space[4]} ${space[12]};
  border-radius: ${radius.control};
  color: ${color.text2};
  text-align: left;
  transition: background-color ${motion.fast};

  &:hover {
    background: ${color.s2};
  }

  &[aria-pressed='true'] {
    background: ${color.s2};
    box-shadow: inset ${stroke.strong} 0 ${color.accent};
    color: ${color.text};
  }

  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      outline: ${stroke.strong} solid;
    }
  }
`

/* As wide as the longest one, so that the paths align. */
const Method = styled.span`
  flex: none;
  width: ${METHOD_WIDTH};
`

const Path = styled.span`
  min-width: 0;
  ${type.mono}
  overflow-wrap: anywhere;
`
