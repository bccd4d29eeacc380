import { decimal, usd, type DecimalString, type UsdAmount } from '@crossbook/money'

/** The payment methods of the sample offers. */
export const PAYMENT_METHODS = Object.freeze(['Bank Transfer', 'PayPal', 'Wise', 'Revolut'] as const)

/** A payment method. */
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** A user's offer to sell Bitcoin. */
export interface Offer {
  id: string
  seller: string
  /** In BTC. */
  amount: DecimalString
  /** Dollars for one BTC. */
  price: UsdAmount
  paymentMethod: PaymentMethod
  /** Stars from buyers, at most 5. */
  rating: DecimalString
  /** Trades that the seller has completed. */
  trades: number
  online: boolean
}

/** The sample offers, as of 15 March 2024. */
export const OFFERS: readonly Offer[] = Object.freeze([
  offer('P2P-1', 'CryptoKing', '0.5', '43180', 'Bank Transfer', '4.9', 1247, true),
  offer('P2P-2', 'NordicCoins', '1.2', '43225', 'Wise', '4.8', 863, true),
  offer('P2P-3', 'SatoshiFan', '0.15', '43310', 'PayPal', '4.7', 412, false),
  offer('P2P-4', 'BlockTrader', '2.75', '43140', 'Bank Transfer', '4.9', 2318, true),
  offer('P2P-5', 'Lena_M', '0.08', '43395', 'Revolut', '4.6', 157, true),
  offer('P2P-6', 'HodlHarbour', '0.42', '43260', 'Wise', '4.5', 298, false),
  offer('P2P-7', 'QuickBits', '0.9', '43205', 'Revolut', '4.8', 731, true),
  offer('P2P-8', 'OldFaithful', '3.4', '43095', 'Bank Transfer', '5.0', 3054, false),
])

function offer(
  id: string,
  seller: string,
  amount: `${number}`,
  price: `${number}`,
  paymentMethod: PaymentMethod,
  rating: `${number}`,
  trades: number,
  online: boolean,
): Offer {
  return Object.freeze({
    id,
    seller,
    amount: decimal(amount),
    price: usd(price),
    paymentMethod,
    rating: decimal(rating),
    trades,
    online,
  })
}
