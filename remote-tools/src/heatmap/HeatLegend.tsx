import { color, heat, radius, space, type } from '@crossbook/ui'
import styled from 'styled-components'
import { HEAT_LEGEND, type HeatStep } from './heat'

/** Side of the square that shows a colour. */
const SWATCH = '1rem'

/** The meaning of the six colours. */
export function HeatLegend() {
  return (
    <List aria-label="Color legend">
      {HEAT_LEGEND.map(({ step, label }) => (
        <Step key={step}>
          <Swatch $step={step} />
          <span>{label}</span>
        </Step>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[16]};
`

const Step = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  color: ${color.text2};
  ${type.micro}
`

const Swatch = styled.span<{ $step: HeatStep }>`
  width: ${SWATCH};
  height: ${SWATCH};
  border-radius: ${radius.tile};
  background: ${({ $step }) => heat[$step].fill};
  forced-color-adjust: none;
  print-color-adjust: exact;
`
