import { Button, type ButtonSize, Cluster, color } from '@crossbook/ui'
import styled from 'styled-components'
import { INDICATORS, type Indicator } from './chartChoices'
import { chartsCopy as copy } from './chartsCopy'

interface IndicatorButtonsProps {
  chosen: readonly Indicator[]
  onToggle: (indicator: Indicator) => void
  /** 32 px high by default; `medium` is for touch. */
  size?: ButtonSize
}

/** A button for each indicator; any number of them may be on. */
export function IndicatorButtons({ chosen, onToggle, size = 'small' }: IndicatorButtonsProps) {
  return (
    <Cluster role="group" aria-label={copy.indicators} $gap={4}>
      {INDICATORS.map((indicator) => (
        <Toggle
          key={indicator}
          size={size}
          variant="quiet"
          aria-pressed={chosen.includes(indicator)}
          onClick={() => onToggle(indicator)}
        >
          {copy.indicatorNames[indicator]}
        </Toggle>
      ))}
    </Cluster>
  )
}

const Toggle = styled(Button)`
  &[aria-pressed='true'] {
    background: ${color.accentWash};
    color: ${color.accent};
  }
`
