import { decimal, type DecimalString, usd, type UsdAmount } from '@crossbook/money'
import type { NetworkId } from './networks'

/** The speed at which a transaction is confirmed. */
export const SPEEDS = Object.freeze(['slow', 'standard', 'fast'] as const)

/** One of the three speeds. */
export type Speed = (typeof SPEEDS)[number]

/** The price of gas at one speed. */
export interface GasPrice {
  gwei: DecimalString
  /** Dollars for a simple transfer; a sample, shown as given. */
  usd: UsdAmount
  /** Expected time, as text. */
  time: string
}

/** A network's prices at the three speeds. */
export type GasPrices = Readonly<Record<Speed, GasPrice>>

const PRICES: Readonly<Partial<Record<NetworkId, GasPrices>>> & { ethereum: GasPrices } = Object.freeze({
  ethereum: prices(['15', '2.45', '5-10 min'], ['20', '3.25', '2-5 min'], ['25', '4.05', 'under 2 min']),
  polygon: prices(['30', '0.01', '1-2 min'], ['40', '0.015', '30-60 sec'], ['50', '0.02', 'under 30 sec']),
  bsc: prices(['3', '0.15', '30-60 sec'], ['5', '0.25', '15-30 sec'], ['7', '0.35', 'under 15 sec']),
})

/** Returns a network's sample prices, or Ethereum's where it has none. */
export function gasPricesOf(network: NetworkId): { prices: GasPrices; areEthereums: boolean } {
  const own = PRICES[network]
  return { prices: own ?? PRICES.ethereum, areEthereums: own === undefined }
}

type Sample = [gwei: `${number}`, dollars: `${number}`, time: string]

function prices(slow: Sample, standard: Sample, fast: Sample): GasPrices {
  return Object.freeze({ slow: price(slow), standard: price(standard), fast: price(fast) })
}

function price([gwei, dollars, time]: Sample) {
  return Object.freeze<GasPrice>({ gwei: decimal(gwei), usd: usd(dollars), time })
}
