import type { CashbackTier } from './cashbackTiers'

/** Texts about the cashback of a 30-day volume. */
export interface CashbackTexts {
  tier: string
  next: string
  cashback: string
}

/** The account's volume of 30 days in the sample data: in dollars, in the format of user input. */
export const SAMPLE_VOLUME = '12500'

/** The tier of that volume. */
export const SAMPLE_TIER: CashbackTier['tier'] = 'Silver'

/** Its cashback. Stated here, so that the page loads no decimal arithmetic before its form opens. A test compares it with the form. */
export const SAMPLE_TEXTS: CashbackTexts & { volume: string } = Object.freeze({
  volume: '$12,500.00',
  tier: 'Silver, 0.15%',
  next: '$37,500.00 to Gold',
  cashback: '$18.75',
})
