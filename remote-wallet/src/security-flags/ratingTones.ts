import type { SecurityRating } from './securityScore'

/** The colour of each rating. */
export const RATING_TONES: Readonly<Record<SecurityRating, 'up' | 'warn' | 'down'>> = Object.freeze({
  Excellent: 'up',
  Good: 'warn',
  'Needs Improvement': 'down',
})
