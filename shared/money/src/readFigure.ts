import { COIN_DECIMALS } from './arithmetic'
import type { DecimalString } from './decimal'

/** Possible values of a text's digits. */
export interface FigureReadings {
  /** One or two values; none where the separators make no sense. */
  readings: readonly DecimalString[]
  /** The only reading is certain; otherwise the field asks. */
  isCertain: boolean
}

const NO_READING: FigureReadings = { readings: [], isCertain: false }

const PLAIN = /^(?:\d+[.,]?\d*|[.,]\d+)$/

/** One comma before three digits: thousands to some readers and decimals to others. */
const ONE_COMMA = /^[1-9]\d{0,2},\d{3}$/

/** Groups of three parted by spaces or apostrophes, which are never decimal marks. */
const QUIET_GROUPS = /^[1-9]\d{0,2}(?:([ '])\d{3})(?:\1\d{3})*(?:[.,]\d*)?$/

/** Groups parted by commas, also two digits each before the last three as in India; a point or a second comma settles it. */
const COMMA_GROUPS =
  /^(?:[1-9]\d{0,2}(?:,\d{3})+\.\d*|[1-9]\d{0,2}(?:,\d{3}){2,}|[1-9]\d?(?:,\d{2})+,\d{3}(?:\.\d*)?)$/

/**
 * Reads digits with their separators. Where a comma or a point groups thousands, the reading is certain for a copied figure: one with
 * its unit, or with the 8 decimals that balances have on the site.
 *
 * @param figure digits, points, commas, apostrophes and single spaces, with at least one digit
 */
export function readFigure(figure: string, hasUnit: boolean): FigureReadings {
  if (ONE_COMMA.test(figure))
    return { readings: [figure.replace(',', ''), figure.replace(',', '.')].map(canonical), isCertain: false }
  if (PLAIN.test(figure) || QUIET_GROUPS.test(figure))
    return { readings: [canonical(figure.replace(/[ ']/g, '').replace(',', '.'))], isCertain: true }

  const english = [figure, figure.replace(/[.,]/g, exchanged)].find((text) => COMMA_GROUPS.test(text))
  if (english === undefined) return NO_READING
  const reading = canonical(english.replaceAll(',', ''))
  return { readings: [reading], isCertain: hasUnit || decimalsOf(reading) === COIN_DECIMALS }
}

/** Returns the number of decimals in a decimal string. */
export function decimalsOf(decimal: DecimalString): number {
  return decimal.split('.')[1]?.length ?? 0
}

function exchanged(mark: string) {
  return mark === '.' ? ',' : '.'
}

/** Digits with at most one point as a decimal: without leading zeros and without a point at either end. */
function canonical(digits: string): DecimalString {
  const [whole = '', fraction = ''] = digits.split('.')
  const integer = whole.replace(/^0+(?=\d)/, '') || '0'
  return (fraction ? `${integer}.${fraction}` : integer) as DecimalString
}
