import { addressChoice, useAddressState } from '@crossbook/ui'
import { useMemo } from 'react'
import {
  CHART_SCALES,
  CHART_TYPES,
  DEFAULT_LOOK,
  type ChartLook,
  type ChartScale,
  type ChartType,
} from './chartChoices'

const typeInAddress = addressChoice('type', CHART_TYPES, DEFAULT_LOOK.type)
const scaleInAddress = addressChoice('scale', CHART_SCALES, DEFAULT_LOOK.scale)

interface ChosenLook {
  look: ChartLook
  onType: (type: ChartType) => void
  onScale: (scale: ChartScale) => void
}

/** Returns the look of the chart, which the address keeps, and a setter. */
export function useChartLook(): ChosenLook {
  const [type, onType] = useAddressState(typeInAddress)
  const [scale, onScale] = useAddressState(scaleInAddress)
  const look = useMemo(() => ({ type, scale }), [type, scale])
  return { look, onType, onScale }
}
