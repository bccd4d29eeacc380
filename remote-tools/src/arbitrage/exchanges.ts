/** A watched exchange and its latency. */
export interface ExchangeStatus {
  name: string
  status: 'online' | 'maintenance'
  /** Latency in milliseconds; undefined during maintenance. */
  latencyMs: number | undefined
}

const EXCHANGES: readonly ExchangeStatus[] = Object.freeze([
  Object.freeze<ExchangeStatus>({ name: 'Binance', status: 'online', latencyMs: 12 }),
  Object.freeze<ExchangeStatus>({ name: 'Coinbase', status: 'online', latencyMs: 18 }),
  Object.freeze<ExchangeStatus>({ name: 'Kraken', status: 'online', latencyMs: 24 }),
  Object.freeze<ExchangeStatus>({ name: 'KuCoin', status: 'online', latencyMs: 31 }),
  Object.freeze<ExchangeStatus>({ name: 'OKX', status: 'online', latencyMs: 27 }),
  Object.freeze<ExchangeStatus>({ name: 'Bybit', status: 'maintenance', latencyMs: undefined }),
])

/** The exchanges as of the sample instant. */
export function exchanges(): readonly ExchangeStatus[] {
  return EXCHANGES
}
