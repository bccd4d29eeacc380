import { DescriptionItem, DescriptionList } from '@crossbook/ui'
import { cashbackCopy as copy } from './cashbackCopy'
import type { CashbackTexts } from './sampleVolume'

/** The tier of a volume, the distance to the next one, and the cashback. */
export function CashbackTerms({ texts: { tier, next, cashback } }: { texts: CashbackTexts }) {
  return (
    <DescriptionList>
      <DescriptionItem term={copy.tier}>{tier}</DescriptionItem>
      <DescriptionItem term={copy.next}>{next}</DescriptionItem>
      <DescriptionItem term={copy.cashback} strong>
        {cashback}
      </DescriptionItem>
    </DescriptionList>
  )
}
