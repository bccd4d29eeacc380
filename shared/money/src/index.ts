export {
  COIN_DECIMALS,
  add,
  compare,
  convert,
  divide,
  larger,
  multiply,
  percentOf,
  roundTo,
  signOf,
  subtract,
  sum,
} from './arithmetic'
export { decimal, decimalFromNumber, toNumber, usd } from './decimal'
export type { DecimalString, Figure, Rounding, UsdAmount } from './decimal'
export { formatCompactUsd, formatPrice, formatUsd, fullPriceTitle, priceDecimals } from './dollars'
export {
  MINUS,
  formatCoin,
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
