import { color, dangerIcon, Icon, radius, space, stroke, Switch, type } from '@crossbook/ui'
import styled from 'styled-components'
import { FLAG_LABELS, type SecurityFlag } from '../security-flags/securityFlags'

interface FlagSwitchProps {
  flag: SecurityFlag
  on: boolean
  onChange: (on: boolean) => void
}

/** One protection with its switch; a critical one that is off is flagged in red. */
export function FlagSwitch({ flag, on, onChange }: FlagSwitchProps) {
  const { label, help, critical } = FLAG_LABELS[flag]
  const missed = critical === true && !on
  return (
    <Protection $missed={missed}>
      <Switch
        label={label}
        checked={on}
        onChange={(event) => onChange(event.target.checked)}
        help={
          <>
            <span>{help}</span>
            {missed && (
              <Missed>
                <Icon shape={dangerIcon} size={16} />
                <span>Critical protection is off</span>
              </Missed>
            )}
          </>
        }
      />
    </Protection>
  )
}

const Protection = styled.div<{ $missed: boolean }>`
  padding: ${space[8]} ${space[12]};
  border: ${stroke.hairline} solid ${({ $missed }) => ($missed ? color.down : color.line)};
  border-radius: ${radius.control};
`

const Missed = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  color: ${color.down};
  ${type.smallStrong}
`
