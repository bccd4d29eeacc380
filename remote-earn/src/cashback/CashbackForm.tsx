import { formatUsd, readAmount } from '@crossbook/money'
import { DecimalField, DescriptionItem, DescriptionList, Stack } from '@crossbook/ui'
import { useState } from 'react'
import { cashbackCopy as copy } from './cashbackCopy'
import type { CashbackTier } from './cashbackTiers'
import { quoteCashback, type CashbackQuote } from './quoteCashback'

interface CashbackFormProps {
  /** Called with the tier that the typed volume reaches, or undefined while no volume is typed. */
  onReach: (tier: CashbackTier['tier'] | undefined) => void
}

/** Asks for a volume and says its tier, what comes back and what the next tier takes. */
export function CashbackForm({ onReach }: CashbackFormProps) {
  const [typed, setTyped] = useState('')
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
        <DescriptionList>
          <DescriptionItem term={copy.tier}>
            {quote ? `${quote.tier.tier}, ${quote.tier.ratePercent}%` : copy.none}
          </DescriptionItem>
          <DescriptionItem term={copy.next}>{nextWords(quote)}</DescriptionItem>
          <DescriptionItem term={copy.cashback} strong>
            {quote ? formatUsd(quote.cashback) : copy.none}
          </DescriptionItem>
        </DescriptionList>
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

function nextWords(quote: CashbackQuote | undefined) {
  if (quote === undefined) return copy.none
  if (quote.next === undefined) return copy.last
  return `${formatUsd(quote.next.missing)} to ${quote.next.tier.tier}`
}
