import { formatCompactUsd, formatInteger, formatPercent } from '@crossbook/money'
import { DescriptionItem, DescriptionList, SampleDataNote } from '@crossbook/ui'
import { DeskCard } from '../trading-layout/DeskPanel'
import { spotCopy as copy } from './spotCopy'
import { SPOT_FEE_PERCENT, SPOT_MARKETS, spotVolume24h } from './spotMarkets'

/** The figures of all spot markets together. */
export function MarketStats() {
  return (
    <DeskCard title={copy.stats}>
      <DescriptionList>
        <DescriptionItem term={copy.volume}>{formatCompactUsd(spotVolume24h())}</DescriptionItem>
        <DescriptionItem term={copy.activePairs}>{formatInteger(SPOT_MARKETS.length)}</DescriptionItem>
        <DescriptionItem term={copy.fee}>{formatPercent(SPOT_FEE_PERCENT, 1)}</DescriptionItem>
      </DescriptionList>
      <SampleDataNote />
    </DeskCard>
  )
}
