import { Cluster, SegmentedControl } from '@crossbook/ui'
import { CHART_SCALES, CHART_TYPES, type ChartLook, type ChartScale, type ChartType } from './chartChoices'
import { chartsCopy as copy } from './chartsCopy'

const TYPE_CHOICES = CHART_TYPES.map((value) => ({ value, label: copy.typeNames[value] }))
const SCALE_CHOICES = CHART_SCALES.map((value) => ({ value, label: copy.scaleNames[value] }))

interface ChartLookControlsProps {
  look: ChartLook
  onType: (type: ChartType) => void
  onScale: (scale: ChartScale) => void
}

/** Chooses how prices are drawn, and the scale that they are drawn on. */
export function ChartLookControls({ look, onType, onScale }: ChartLookControlsProps) {
  return (
    <Cluster $gap={8}>
      <SegmentedControl label={copy.type} options={TYPE_CHOICES} value={look.type} onChange={onType} />
      <SegmentedControl label={copy.scale} options={SCALE_CHOICES} value={look.scale} onChange={onScale} />
    </Cluster>
  )
}
