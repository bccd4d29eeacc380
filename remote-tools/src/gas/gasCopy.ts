import type { Speed } from './gasPrices'

/** Texts of the gas fee monitor. */
export const gasCopy = Object.freeze({
  title: 'Gas Fee Monitor',
  lead: 'What a transaction costs now, and when it costs less.',
  prices: (network: string) => `${network} gas prices`,
  speeds: { slow: 'Slow', standard: 'Standard', fast: 'Fast' } satisfies Record<Speed, string>,
  ethereums: (network: string) => `There are no samples for ${network}: these are Ethereum’s values.`,
  costs: 'Transaction costs',
  costsLead: (coin: string) => `Gas limit × gas price, in ${coin}`,
  day: '24h gas tracker',
  dayLine: (low: number | string, high: number | string, trend: string) =>
    `Hourly gas prices of the last 24 hours: from ${low} to ${high} gwei, ${trend}`,
})
