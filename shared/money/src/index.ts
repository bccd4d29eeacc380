export {
  COIN_DECIMALS,
  add,
  compare,
  divide,
  larger,
  multiply,
  percentOf,
  roundTo,
  signOf,
  subtract,
  sum,
} from './arithmetic'
export { convert, smallResult } from './conversion'
export type { SmallResult } from './conversion'
export { decimal, decimalFromNumber, toNumber, usd } from './decimal'
export type { DecimalString, Figure, UsdAmount } from './decimal'
export { formatCompactUsd, formatPrice, formatUsd, fullPriceTitle, priceDecimals } from './dollars'
export {
  MINUS,
  formatCoin,
  formatCoinResult,
  formatCoinTrimmed,
  formatCompact,
  formatDecimal,
  formatInteger,
  formatPercent,
} from './figures'
export { parseAmount } from './parseAmount'
export type { AmountProblem } from './parseAmount'
export { readAmount } from './readAmount'
export type { ReadAmount } from './readAmount'
export { formatSignedPercent, formatSignedUsd } from './signed'
export type { Direction, SignedText } from './signed'
