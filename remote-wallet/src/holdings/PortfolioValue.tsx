import { formatSignedPercent, formatSignedUsd, formatUsd } from '@crossbook/money'
import { ChangeText, color, Masked, space, type } from '@crossbook/ui'
import styled from 'styled-components'
import type { Holding } from './holdings'
import { portfolioChange, portfolioValue } from './portfolio'

/** What the holdings are worth together, and what that gained or lost in 24 hours. */
export function PortfolioValue({ holdings }: { holdings: readonly Holding[] }) {
  const { amount, percent } = portfolioChange(holdings)
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
          <Span>24h</Span>
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
