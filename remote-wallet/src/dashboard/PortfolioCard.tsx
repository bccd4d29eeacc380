import { formatUsd } from '@crossbook/money'
import {
  addressChoice,
  Card,
  color,
  Masked,
  rem,
  SegmentedControl,
  space,
  sparklinePath,
  type,
  useAddressState,
} from '@crossbook/ui'
import { useMemo } from 'react'
import styled from 'styled-components'
import type { Holding } from '../holdings/holdings'
import { PortfolioValue } from '../holdings/PortfolioValue'
import { COURSE_SPANS, portfolioCourse } from '../portfolio-course/portfolioCourse'
import { COURSE_LABELS, dashboardCopy } from './dashboardCopy'

const WIDTH = 720
const HEIGHT = 112

const SPAN_CHOICES = COURSE_SPANS.map((value) => ({ value, label: value }))
const spanInAddress = addressChoice('span', COURSE_SPANS, '1D')

/** The portfolio's worth and its history over a day, a week or a month. The span is in the address. */
export function PortfolioCard({ holdings }: { holdings: readonly Holding[] }) {
  const [span, setSpan] = useAddressState(spanInAddress)
  const { points, high, low, change } = useMemo(() => portfolioCourse(holdings, span), [holdings, span])
  const line = sparklinePath(points, WIDTH, HEIGHT)
  const tone = change.percent.startsWith('-') ? 'down' : 'up'

  return (
    <Card
      title="Portfolio value"
      actions={<SegmentedControl label="Time span" options={SPAN_CHOICES} value={span} onChange={setSpan} />}
    >
      <PortfolioValue holdings={holdings} change={change} span={COURSE_LABELS[span]} />
      <Course>
        <Drawing
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          height={rem(HEIGHT)}
          preserveAspectRatio="none"
          role="img"
          aria-label={dashboardCopy.courseOver(span)}
          $tone={tone}
        >
          <Area d={`${line}V${HEIGHT}H0Z`} />
          <Line d={line} />
        </Drawing>
        <Range>
          <Term>High</Term>
          <dd>
            <Masked>{formatUsd(high)}</Masked>
          </dd>
          <Term>Low</Term>
          <dd>
            <Masked>{formatUsd(low)}</Masked>
          </dd>
        </Range>
      </Course>
      <Words>{dashboardCopy.course}</Words>
    </Card>
  )
}

const Course = styled.div`
  display: grid;
  gap: ${space[8]};
`

const Drawing = styled.svg<{ $tone: 'up' | 'down' }>`
  display: block;
  width: 100%;
  color: ${({ $tone }) => color[$tone]};
`

const Area = styled.path`
  fill: currentColor;
  opacity: 0.12;
`

const Line = styled.path`
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linejoin: round;
  vector-effect: non-scaling-stroke;
`

const Range = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[8]};
  color: ${color.text2};
  ${type.cell}
`

const Term = styled.dt`
  color: ${color.text3};
  ${type.small}

  &:not(:first-child) {
    margin-left: ${space[8]};
  }
`

const Words = styled.p`
  color: ${color.text3};
  ${type.small}
`
