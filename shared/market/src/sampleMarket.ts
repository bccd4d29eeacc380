import { decimal, usd, type DecimalString, type UsdAmount } from '@crossbook/money'
import type { CoinSymbol } from './coins'

/** Figures of a coin at the sample instant. */
export interface MarketSample {
  /** Dollars for one coin. */
  price: UsdAmount
  /** Change over 24 hours in percent. */
  change: DecimalString
  /** Dollars that all coins in circulation are worth. */
  marketCap: UsdAmount
  /** Dollars traded in 24 hours. */
  volume24h: UsdAmount
  /** Difference between the cheapest and the most expensive exchange in percent, as live price cards show it. */
  arbitrage: DecimalString
}

/** Sample figures as of 15 March 2024, for demonstration: they are not real market data. BTC, ETH, USDT and BNB are as specified. */
const SAMPLES: Readonly<Record<CoinSymbol, MarketSample>> = Object.freeze({
  BTC: sample('43250', '2.45', '847300000000', '28500000000', '0.84'),
  ETH: sample('2420.5', '1.87', '290900000000', '15200000000', '1.12'),
  USDT: sample('1', '0.01', '95600000000', '45800000000', '0.15'),
  BNB: sample('262.8', '-0.52', '40400000000', '1200000000', '0.67'),
  SOL: sample('98.45', '5.23', '42600000000', '2800000000', '1.46'),
  XRP: sample('0.6234', '-1.24', '33900000000', '1400000000', '0.93'),
  USDC: sample('1', '0.00', '25100000000', '6300000000', '0.12'),
  ADA: sample('0.4567', '3.18', '16100000000', '485000000', '1.08'),
  AVAX: sample('36.72', '2.76', '13400000000', '612000000', '1.31'),
  DOGE: sample('0.0823', '-2.87', '11700000000', '534000000', '0.76'),
  TRX: sample('0.1064', '0.64', '9400000000', '298000000', '0.58'),
  DOT: sample('7.32', '4.32', '9300000000', '287000000', '1.27'),
  LINK: sample('14.85', '-0.95', '8400000000', '423000000', '0.88'),
  TON: sample('2.18', '3.56', '7500000000', '64000000', '1.52'),
  SHIB: sample('0.00000952', '6.71', '5600000000', '178000000', '1.73'),
  LTC: sample('72.45', '1.15', '5400000000', '352000000', '0.71'),
  ATOM: sample('10.24', '-1.76', '3900000000', '156000000', '1.02'),
  UNI: sample('6.18', '-3.42', '3700000000', '118000000', '1.19'),
  XLM: sample('0.1187', '2.12', '3400000000', '87000000', '0.63'),
  XMR: sample('165.4', '0.38', '3000000000', '74000000', '0.97'),
  FLOW: sample('0.8245', '-4.15', '1200000000', '43000000', '1.38'),
  MATIC: sample('0.8412', '-0.18', '8100000000', '376000000', '0.82'),
  ARB: sample('1.62', '-2.23', '2100000000', '412000000', '1.15'),
  OP: sample('3.14', '1.49', '3000000000', '265000000', '1.06'),
})

/** Returns the sample figures of a coin. First renders show them, and the ticker moves prices around them. */
export function marketSample(symbol: CoinSymbol): MarketSample {
  return SAMPLES[symbol]
}

type Digits = `${number}`

function sample(price: Digits, change: Digits, marketCap: Digits, volume24h: Digits, arbitrage: Digits) {
  return Object.freeze<MarketSample>({
    price: usd(price),
    change: decimal(change),
    marketCap: usd(marketCap),
    volume24h: usd(volume24h),
    arbitrage: decimal(arbitrage),
  })
}
