import { useId } from 'react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, height, media, motion, radius, space, stroke, type } from '../tokens'
import { moveFocus } from '../focus/moveFocus'

/** An option with its value and label. */
export interface Choice<Value extends string> {
  value: Value
  label: ReactNode
}

interface TabsProps<Value extends string> {
  /** The name of the choice, for screen readers. */
  label: string
  tabs: readonly Choice<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** Shown at the end of the line of tabs: a pause button, a note. */
  actions?: ReactNode
  /** Inside a card without padding the tabs keep their distance from its edges. */
  inset?: boolean
  /** The chosen tab's panel. */
  children: ReactNode
}

/** A line of tabs with the chosen one's panel below; arrow keys move and choose. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  actions,
  inset = false,
  children,
}: TabsProps<Value>) {
  const id = useId()
  const tabId = (tab: string) => `${id}tab-${tab}`
  return (
    <Whole>
      <Line $inset={inset}>
        <TabList
          role="tablist"
          aria-label={label}
          onKeyDown={(event) => {
            const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')]
            const tab = tabs[moveFocus(event, buttons, 'both') ?? -1]
            if (tab !== undefined) onChange(tab.value)
          }}
        >
          {tabs.map((tab) => (
            <Tab
              key={tab.value}
              type="button"
              role="tab"
              id={tabId(tab.value)}
              aria-selected={tab.value === value}
              aria-controls={`${id}panel`}
              tabIndex={tab.value === value ? 0 : -1}
              onClick={() => {
                onChange(tab.value)
              }}
            >
              {tab.label}
            </Tab>
          ))}
        </TabList>
        {actions !== undefined && <Actions>{actions}</Actions>}
      </Line>
      <Panel role="tabpanel" id={`${id}panel`} aria-labelledby={tabId(value)} tabIndex={0}>
        {children}
      </Panel>
    </Whole>
  )
}

const Whole = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
`

const Line = styled.div<{ $inset: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space[8]};
  padding-inline: ${({ $inset }) => ($inset ? space[16] : '0')};
  border-bottom: ${stroke.hairline} solid ${color.line};

  ${media.fromM} {
    padding-inline: ${({ $inset }) => ($inset ? space[24] : '0')};
  }
`

const TabList = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[16]};
  min-width: 0;

  ${media.fromS} {
    column-gap: ${space[24]};
  }
`

const Tab = styled.button`
  position: relative;
  min-height: ${height.large};
  color: ${color.text3};
  ${type.control}
  white-space: nowrap;
  transition: color ${motion.fast};

  &::after {
    content: '';
    position: absolute;
    inset: auto 0 calc(-1 * ${stroke.hairline});
    height: ${stroke.strong};
    background: transparent;
    transition: background-color ${motion.fast};
  }

  &:hover {
    color: ${color.text};
  }

  &[aria-selected='true'] {
    color: ${color.text};
  }

  &[aria-selected='true']::after {
    background: ${color.accent};
  }

  &:focus-visible {
    border-radius: ${radius.tile};
    outline-offset: calc(-1 * ${stroke.strong});
  }
`

const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[8]};
`

const Panel = styled.div`
  min-width: 0;

  &:focus-visible {
    outline-offset: calc(-1 * ${stroke.strong});
  }
`
