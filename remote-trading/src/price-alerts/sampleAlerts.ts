import { usd } from '@crossbook/money'
import type { PriceAlert } from './priceAlert'

/** The sample alerts as of 15 March 2024. SOL's was triggered earlier. */
export const SAMPLE_ALERTS: readonly PriceAlert[] = Object.freeze([
  Object.freeze({
    id: 'A-1',
    symbol: 'BTC',
    condition: 'above',
    price: usd('45000'),
    active: true,
    triggered: false,
  }),
  Object.freeze({
    id: 'A-2',
    symbol: 'ETH',
    condition: 'below',
    price: usd('2300'),
    active: true,
    triggered: false,
  }),
  Object.freeze({
    id: 'A-3',
    symbol: 'SOL',
    condition: 'above',
    price: usd('95'),
    active: true,
    triggered: true,
  }),
  Object.freeze({
    id: 'A-4',
    symbol: 'ADA',
    condition: 'below',
    price: usd('0.42'),
    active: false,
    triggered: false,
  }),
])
