/** Texts of trading cashback below its heading. */
export const cashbackCopy = Object.freeze({
  ladder: 'Cashback tiers',
  estimate: 'What a volume brings',
  estimateLead: 'Its tier, and what comes back of it.',
  volume: '30-day volume',
  tier: 'Tier',
  cashback: 'Cashback',
  next: 'To the next tier',
  last: 'This is the last tier',
  step: 'Step',
  reached: 'You are here',
  of: (volume: string) => `Of a 30-day volume of ${volume}`,
  none: '—',
})
