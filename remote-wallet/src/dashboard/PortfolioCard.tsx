import { formatUsd } from '@crossbook/money'
import {
  addressChoice,
  BalancesToggle,
  Card,
  color,
  Masked,
  SegmentedControl,
  space,
  type,
  useAddressState,
} from '@crossbook/ui'
import { useMemo } from 'react'
import styled from 'styled-components'
import type { Holding } from '../holdings/holdings'
import { PortfolioValue } from '../holdings/PortfolioValue'
import { HISTORY_SPANS, portfolioHistory } from '../portfolio-history/portfolioHistory'
import { HistoryChart } from './HistoryChart'
import { HISTORY_LABELS, dashboardCopy } from './dashboardCopy'

const SPAN_CHOICES = HISTORY_SPANS.map((value) => ({ value, label: value }))
const spanInAddress = addressChoice('span', HISTORY_SPANS, '1D')

/** The portfolio's value and its history over a day, a week or a month. The span is in the address. */
export function PortfolioCard({ holdings }: { holdings: readonly Holding[] }) {
  const [span, setSpan] = useAddressState(spanInAddress)
  const { points, instants, high, low, change } = useMemo(
    () => portfolioHistory(holdings, span),
    [holdings, span],
  )

  return (
    <Card
      title="Portfolio value"
      actions={
        <>
          <BalancesToggle />
          <SegmentedControl label="Time span" options={SPAN_CHOICES} value={span} onChange={setSpan} />
        </>
      }
    >
      <PortfolioValue holdings={holdings} change={change} span={HISTORY_LABELS[span]} />
      <Course>
        <HistoryChart
          points={points}
          instants={instants}
          label={dashboardCopy.historyOver(span)}
          tone={change.percent.startsWith('-') ? 'down' : 'up'}
        />
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
      <Text>{dashboardCopy.history}</Text>
    </Card>
  )
}

const Course = styled.div`
  display: grid;
  gap: ${space[8]};
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

const Text = styled.p`
  color: ${color.text3};
  ${type.small}
`
