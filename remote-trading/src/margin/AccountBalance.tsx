import { formatDecimal, formatPercent, formatUsd, toNumber } from '@crossbook/money'
import { color, Masked, Stat, StatGrid } from '@crossbook/ui'
import styled from 'styled-components'
import { accountFigures } from './borrowing'
import { marginCopy as copy } from './marginCopy'

const METER_HEIGHT = '0.375rem'

/** The balances of the margin account, and how much of its borrowing capacity is used. */
export function AccountBalance() {
  const figures = accountFigures()
  const used = formatPercent(figures.capacityUsedPercent, 0)
  return (
    <section aria-label={copy.account}>
      <StatGrid>
        <Stat label={copy.totalBalance}>
          <Masked>{formatUsd(figures.totalBalance)}</Masked>
        </Stat>
        <Stat label={copy.availableBalance}>
          <Masked>{formatUsd(figures.availableBalance)}</Masked>
        </Stat>
        <Stat label={copy.borrowedAmount}>
          <Masked>{formatUsd(figures.borrowedAmount)}</Masked>
        </Stat>
        <Stat label={copy.marginLevel}>{formatDecimal(figures.marginLevel, 2)}</Stat>
        <Stat label={copy.maxBorrowable}>
          <Masked>{formatUsd(figures.maxBorrowable)}</Masked>
        </Stat>
        <Stat
          label={copy.capacity}
          note={
            <Capacity value={toNumber(figures.capacityUsedPercent)} max={100} aria-label={copy.capacity} />
          }
        >
          {copy.capacityUsed(used)}
        </Stat>
      </StatGrid>
    </section>
  )
}

const Capacity = styled.progress`
  appearance: none;
  display: block;
  width: 100%;
  height: ${METER_HEIGHT};
  overflow: hidden;
  border: 0;
  border-radius: calc(${METER_HEIGHT} / 2);
  background: ${color.s3};
  /* Forced colors would draw both parts alike. */
  forced-color-adjust: none;

  &::-webkit-progress-bar {
    background: ${color.s3};
  }

  &::-webkit-progress-value {
    background: ${color.accent};
  }

  &::-moz-progress-bar {
    background: ${color.accent};
  }
`
