import {
  color,
  Field,
  gridIcon,
  hiddenFromSight,
  Icon,
  type IconShape,
  media,
  menuIcon,
  SegmentedControl,
  Select,
  space,
  type,
} from '@crossbook/ui'
import styled from 'styled-components'
import { type HeatmapView, SORT_KEYS, SORTS, TIMEFRAMES } from './heatmapView'

const SELECT_WIDTH = '11.25rem'

/** The smallest width in which a phone's select shows the longest of its choices. */
const PHONE_SELECT_WIDTH = '7.625rem'
const SMALL_PHONE_SELECT_WIDTH = '6.75rem'

const SMALL_PHONE_SIGN = '1rem'

/** The smallest width of a touch target. */
const TOUCH_TARGET = '1.5rem'

interface HeatmapControlsProps {
  view: HeatmapView
  onChange: (view: HeatmapView) => void
}

const TIMEFRAME_OPTIONS = TIMEFRAMES.map((value) => ({ value, label: value }))

const LAYOUT_OPTIONS = [
  { value: 'treemap', label: <LayoutLabel shape={gridIcon} label="Treemap" /> },
  { value: 'table', label: <LayoutLabel shape={menuIcon} label="Table" /> },
] as const

/** Timeframe, layout and order. On a phone they share one row, without labels that the choices make obvious. */
export function HeatmapControls({ view, onChange }: HeatmapControlsProps) {
  return (
    <Line>
      <Control>
        <Caption aria-hidden>Timeframe</Caption>
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
        <Caption aria-hidden>View</Caption>
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
        <Caption aria-hidden>Sort by</Caption>
        <Field label="Sort by" labelHidden>
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

/** The label of a layout. On a phone an icon replaces it, and the label is read out. */
function LayoutLabel({ shape, label }: { shape: IconShape; label: string }) {
  return (
    <>
      <Sign>
        <Icon shape={shape} size={20} />
      </Sign>
      <LabelText>{label}</LabelText>
    </>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${space[16]} ${space[24]};

  ${media.belowS} {
    gap: ${space[6]};

    & [role='radio'] {
      min-width: ${TOUCH_TARGET};
      padding-inline: ${space[4]};
    }

    & select {
      padding-inline: ${space[8]} ${space[24]};
      ${type.small}
    }

    & select + svg {
      right: ${space[6]};
    }
  }

  ${media.belowXs} {
    gap: ${space[4]};

    & [role='radio'],
    & select {
      ${type.micro}
    }

    & [role='radio'] {
      padding-inline: ${space[2]};
    }

    & select {
      padding-inline: ${space[4]} ${space[20]};
    }

    & select + svg {
      right: ${space[2]};
    }
  }
`

const Control = styled.div`
  display: grid;
  gap: ${space[6]};
`

const Caption = styled.span`
  color: ${color.text2};
  ${type.smallStrong}

  ${media.belowS} {
    display: none;
  }
`

const Sign = styled.span`
  display: none;

  ${media.belowS} {
    display: flex;
  }

  ${media.belowXs} {
    & > svg {
      width: ${SMALL_PHONE_SIGN};
      height: ${SMALL_PHONE_SIGN};
    }
  }
`

const LabelText = styled.span`
  ${media.belowS} {
    ${hiddenFromSight}
  }
`

const Sort = styled(Control)`
  ${media.belowS} {
    flex: 1 1 ${PHONE_SELECT_WIDTH};
  }

  ${media.belowXs} {
    flex-basis: ${SMALL_PHONE_SELECT_WIDTH};
  }

  ${media.fromS} {
    width: ${SELECT_WIDTH};
  }
`
