import { formatDecimal, formatPercent, formatUsd, toNumber } from '@crossbook/money'
import { color, Masked, media, space, Stat, StatGrid, type } from '@crossbook/ui'
import styled from 'styled-components'
import { accountFigures } from './borrowing'
import { marginCopy as copy } from './marginCopy'

const METER_HEIGHT = '0.375rem'

/** Its place on desktops, next to the markets. */
const METER_WIDTH = '14rem'

/** The balances of the margin account, and the used part of its credit limit. */
export function AccountBalance() {
  const figures = accountFigures()
  const used = formatPercent(figures.capacityUsedPercent, 0)
  return (
    <Account aria-label={copy.account}>
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
    </Account>
  )
}

/* Next to a desk's markets, figures are lines of a list. */
const Account = styled.section`
  ${media.fromXl} {
    & > dl {
      grid-template-columns: minmax(0, 1fr);
      border: 0;
      border-radius: 0;
    }

    & > dl > div {
      flex-flow: row wrap;
      justify-content: space-between;
      padding: ${space[8]} ${space[12]};
    }

    & dd {
      ${type.cell}
    }

    & progress {
      width: ${METER_WIDTH};
    }
  }
`

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
