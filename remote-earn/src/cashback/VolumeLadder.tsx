import { Badge, Card, type Column, DataTable, media, ShareBar, space } from '@crossbook/ui'
import { useMemo } from 'react'
import styled from 'styled-components'
import { cashbackCopy as copy } from './cashbackCopy'
import { cashbackTiers, type CashbackTier } from './cashbackTiers'

const TIERS = cashbackTiers()
const HIGHEST_RATE = Math.max(...TIERS.map(({ ratePercent }) => Number(ratePercent)))

const STEP_WIDTH = { desk: '10rem', phone: '6rem', narrow: '3.5rem' } as const

/** The tiers as steps, whose length follows the rate, with volume and rate. The tier of `reached` is highlighted. */
export function VolumeLadder({ reached }: { reached: CashbackTier['tier'] | undefined }) {
  const columns = useMemo(() => ladderColumns(reached), [reached])
  return (
    <Card title={copy.ladder} padding="none">
      <DataTable
        caption={copy.ladder}
        captionHidden
        columns={columns}
        rows={TIERS}
        rowKey={({ tier }) => tier}
      />
    </Card>
  )
}

function ladderColumns(reached: CashbackTier['tier'] | undefined): readonly Column<CashbackTier>[] {
  const isReached = ({ tier }: CashbackTier) => tier === reached
  return [
    {
      key: 'tier',
      header: copy.tier,
      cell: (step) => (
        <Tier>
          <span>{step.tier}</span>
          {isReached(step) && <Badge tone="accent">{copy.reached}</Badge>}
        </Tier>
      ),
    },
    { key: 'volume', header: copy.volume, cell: ({ volume }) => volume, numeric: true, onPhone: 'below' },
    {
      key: 'step',
      header: copy.step,
      headerHidden: true,
      cell: (step) => (
        <Step>
          <ShareBar
            percent={(Number(step.ratePercent) / HIGHEST_RATE) * 100}
            tone={isReached(step) ? 'up' : 'accent'}
          />
        </Step>
      ),
      onPhone: 'middle',
    },
    { key: 'rate', header: copy.cashback, cell: ({ ratePercent }) => `${ratePercent}%`, numeric: true },
  ]
}

const Tier = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]};
`

const Step = styled.span`
  display: flex;
  align-items: center;
  width: ${STEP_WIDTH.desk};

  ${media.belowM} {
    width: ${STEP_WIDTH.phone};
  }

  ${media.belowXs} {
    width: ${STEP_WIDTH.narrow};
  }
`
