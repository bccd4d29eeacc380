import { color, SegmentedControl, space, type } from '@crossbook/ui'
import styled from 'styled-components'
import { setDensity, useDensity, type Density } from './density'

const OPTIONS: readonly { value: Density; label: string }[] = [
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'compact', label: 'Compact' },
]

/** Chooses the row spacing of every page. */
export function DensityChoice() {
  return (
    <Line>
      <Label aria-hidden>Density</Label>
      <SegmentedControl label="Density" options={OPTIONS} value={useDensity()} onChange={setDensity} />
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]} ${space[12]};
`

const Label = styled.span`
  ${type.small}
  color: ${color.text3};
`
