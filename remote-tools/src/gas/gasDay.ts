/** The last 24 hours of gas on Ethereum, in gwei. */
export interface GasDay {
  /** One price an hour, oldest first; the last one is the sample instant's. */
  hourly: readonly number[]
  high: number
  low: number
  average: number
  trend: 'increasing' | 'decreasing'
}

const DAY: GasDay = Object.freeze({
  hourly: Object.freeze([
    30, 33, 35, 34, 31, 28, 27, 26, 25, 24, 23, 20, 17, 15, 13, 12, 13, 14, 15, 16, 18, 19, 20, 20,
  ]),
  high: 35,
  low: 12,
  average: 22,
  trend: 'decreasing',
})

/** The cheap and expensive times of day on Ethereum. */
export interface BestTime {
  when: string
  gwei: string
  level: 'Low' | 'Medium' | 'High'
}

const BEST_TIMES: readonly BestTime[] = Object.freeze([
  Object.freeze<BestTime>({ when: '2 AM-6 AM UTC', gwei: '12-17 gwei', level: 'Low' }),
  Object.freeze<BestTime>({ when: '7 AM-12 PM UTC', gwei: '15-20 gwei', level: 'Medium' }),
  Object.freeze<BestTime>({ when: '1 PM-5 PM UTC', gwei: '30-35 gwei', level: 'High' }),
])

/** The statistics of a network. */
export interface NetworkStats {
  blockTimeSeconds: number
  pendingTransactions: number
  utilizationPercent: number
}

const STATS: NetworkStats = Object.freeze({
  blockTimeSeconds: 12,
  pendingTransactions: 145_230,
  utilizationPercent: 65,
})

/** The 24 hours before the sample instant. */
export function gasDay(): GasDay {
  return DAY
}

/** Times of the day, cheapest first. */
export function bestTimes(): readonly BestTime[] {
  return BEST_TIMES
}

/** Network statistics as of the sample instant. */
export function networkStats(): NetworkStats {
  return STATS
}
