import { formatSignedPercent, formatSignedUsd, formatUsd } from '@crossbook/money'
import { ChangeText, color, Masked, space, type } from '@crossbook/ui'
import styled from 'styled-components'
import type { Holding } from './holdings'
import { portfolioChange, portfolioValue } from './portfolio'

interface PortfolioValueProps {
  holdings: readonly Holding[]
  /** The change of the value over `span`. Default: over 24 hours. */
  change?: ReturnType<typeof portfolioChange>
  span?: string
}

/** The total value of the holdings and its change. */
export function PortfolioValue({
  holdings,
  change = portfolioChange(holdings),
  span = '24h',
}: PortfolioValueProps) {
  const { amount, percent } = change
  const gain = formatSignedUsd(amount)
  const gainPercent = formatSignedPercent(percent)
  return (
    <div>
      <Value>
        <Masked>{formatUsd(portfolioValue(holdings))}</Masked>
      </Value>
      <Masked mask={null}>
        <Gain>
          <ChangeText change={{ text: `${gain.text} (${gainPercent.text})`, direction: gain.direction }} />
          <Span>{span}</Span>
        </Gain>
      </Masked>
    </div>
  )
}

const Value = styled.p`
  ${type.numXl}
  overflow-wrap: anywhere;
`

const Gain = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[4]} ${space[8]};
  ${type.cell}
`

const Span = styled.span`
  color: ${color.text3};
  ${type.small}
`
