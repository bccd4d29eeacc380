import { color, Icon, menuIcon, type } from '@crossbook/ui'
import styled from 'styled-components'
import { setDensity, useDensity } from '../density/density'
import { entryLook } from './MenuPanel'

/** Changes the density. The menu stays open, so that the user sees the effect. */
export function DensityEntry() {
  const density = useDensity()
  return (
    <Action type="button" onClick={() => setDensity(density === 'compact' ? 'comfortable' : 'compact')}>
      <Icon shape={menuIcon} />
      <span>Density</span> <Chosen>{density === 'compact' ? 'Compact' : 'Comfortable'}</Chosen>
    </Action>
  )
}

const Action = styled.button`
  ${entryLook}
`

const Chosen = styled.span`
  margin-inline-start: auto;
  ${type.small}
  color: ${color.text3};
`
