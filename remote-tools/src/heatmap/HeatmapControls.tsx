import { color, Field, media, SegmentedControl, Select, space, type } from '@crossbook/ui'
import styled from 'styled-components'
import { type HeatmapView, SORT_KEYS, SORTS, TIMEFRAMES } from './heatmapView'

const SELECT_WIDTH = '180px'

interface HeatmapControlsProps {
  view: HeatmapView
  onChange: (view: HeatmapView) => void
}

const TIMEFRAME_OPTIONS = TIMEFRAMES.map((value) => ({ value, label: value }))

const LAYOUT_OPTIONS = [
  { value: 'treemap', label: 'Treemap' },
  { value: 'table', label: 'Table' },
] as const

/** Timeframe, order, and treemap or table. */
export function HeatmapControls({ view, onChange }: HeatmapControlsProps) {
  return (
    <Line>
      <Control>
        <span aria-hidden>Timeframe</span>
        <SegmentedControl
          label="Timeframe"
          options={TIMEFRAME_OPTIONS}
          value={view.timeframe}
          onChange={(timeframe) => {
            onChange({ ...view, timeframe })
          }}
        />
      </Control>
      <Control>
        <span aria-hidden>View</span>
        <SegmentedControl
          label="View"
          options={LAYOUT_OPTIONS}
          value={view.layout}
          onChange={(layout) => {
            onChange({ ...view, layout })
          }}
        />
      </Control>
      <Sort>
        <Field label="Sort by">
          <Select
            value={view.sort}
            onChange={(event) => {
              const sort = SORT_KEYS.find((key) => key === event.target.value)
              if (sort) onChange({ ...view, sort })
            }}
          >
            {SORT_KEYS.map((key) => (
              <option key={key} value={key}>
                {SORTS[key]}
              </option>
            ))}
          </Select>
        </Field>
      </Sort>
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${space[16]} ${space[24]};
`

const Control = styled.div`
  display: grid;
  gap: ${space[6]};
  color: ${color.text2};
  ${type.smallStrong}
`

const Sort = styled.div`
  width: 100%;

  ${media.fromS} {
    width: ${SELECT_WIDTH};
  }
`
