import { formatUsd, readAmount } from '@crossbook/money'
import { DecimalField, Stack } from '@crossbook/ui'
import { useState } from 'react'
import { cashbackCopy as copy } from './cashbackCopy'
import { CashbackTerms } from './CashbackTerms'
import type { CashbackTier } from './cashbackTiers'
import { quoteCashback, type CashbackQuote } from './quoteCashback'
import { SAMPLE_VOLUME, type CashbackTexts } from './sampleVolume'

interface CashbackFormProps {
  /** Called with the tier that the typed volume reaches, or undefined while no volume is typed. */
  onReach: (tier: CashbackTier['tier'] | undefined) => void
}

/** The user enters a volume, and sees its tier, its cashback and the volume of the next tier. */
export function CashbackForm({ onReach }: CashbackFormProps) {
  const [typed, setTyped] = useState<string>(SAMPLE_VOLUME)
  const quote = quoteOf(typed)
  return (
    <Stack>
      <DecimalField
        label={copy.volume}
        unit="USD"
        value={typed}
        onChange={(text) => {
          setTyped(text)
          onReach(quoteOf(text)?.tier.tier)
        }}
        reading={readVolume(typed)}
      />
      <output>
        <CashbackTerms texts={textsOf(quote)} />
      </output>
    </Stack>
  )
}

function readVolume(typed: string) {
  return readAmount(typed, ['USD'])
}

function quoteOf(typed: string) {
  const { amount } = readVolume(typed)
  return amount === undefined ? undefined : quoteCashback(amount)
}

/** Dashes while no volume is typed. */
function textsOf(quote: CashbackQuote | undefined): CashbackTexts {
  if (quote === undefined) return { tier: copy.none, next: copy.none, cashback: copy.none }
  const { tier, next, cashback } = quote
  return {
    tier: `${tier.tier}, ${tier.ratePercent}%`,
    next: next ? `${formatUsd(next.missing)} to ${next.tier.tier}` : copy.last,
    cashback: formatUsd(cashback),
  }
}
