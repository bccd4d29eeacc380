/** The allowed ratios of a futures position's value to its margin. */
export const LEVERAGES = Object.freeze([1, 5, 10, 20, 50, 100] as const)

/** One of the leverages that futures offer. */
export type Leverage = (typeof LEVERAGES)[number]

/** The leverage that the ticket opens with. */
export const DEFAULT_LEVERAGE: Leverage = 10
