import Big from 'big.js'

/** The rounding of surplus decimals: to the nearest with halves away from zero, or towards zero. */
export type Rounding = 'nearest' | 'down'

const MODES = { nearest: Big.roundHalfUp, down: Big.roundDown } as const satisfies Record<Rounding, unknown>

/** Rounds to at most `decimals` decimals. All rounding of money goes through this function. */
export function round(value: Big, decimals: number, rounding: Rounding): Big {
  return value.round(decimals, MODES[rounding])
}

/** Divides and rounds once: the division stops one decimal later and truncates there. */
export function roundQuotient(dividend: Big, divisor: Big, decimals: number, rounding: Rounding): Big {
  const Truncating = Big()
  Truncating.DP = decimals + 1
  Truncating.RM = MODES.down
  return round(new Truncating(dividend).div(divisor), decimals, rounding)
}
