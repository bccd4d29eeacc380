import Big from 'big.js'
import type { Result } from '@crossbook/contract'
import { foreignWord, isCurrencySign } from './amountUnits'
import { COIN_DECIMALS } from './arithmetic'
import type { DecimalString } from './decimal'
import { mixesDigits, partsArabicDigits, plainText } from './plainText'
import { decimalsOf, readFigure } from './readFigure'
import { round } from './rounding'
import { exact, fixed } from './written'

/** The reason why a typed text is not an amount, and its possible meanings. */
export interface AmountProblem {
  kind:
    | 'empty'
    | 'tooLong'
    | 'comma'
    | 'sign'
    | 'exponent'
    | 'notDecimal'
    | 'space'
    | 'digits'
    | 'decimals'
    | 'word'
  /** Amounts that the field offers: none, one, or two where the text has two readings. */
  readings: readonly DecimalString[]
  /** The word or sign to remove. */
  found?: string
}

/** More characters than any amount needs. Longer pasted texts are not parsed. */
const MAX_AMOUNT_LENGTH = 40
const MAX_TEXT_LENGTH = 200

/** The text before the digits, the digits with their separators, and the text after them. */
const PARTS = /^(?<before>[^\d.,]*)(?<figure>[\d., ']*\d[., ']*)(?<after>\D*)$/

const EXPONENT = /^(?:\d+\.?\d*|\.\d+)e[+-]?\d+$/i
const MAX_EXPONENT_LENGTH = 4

/**
 * Reads a typed or pasted amount and keeps its trailing zeros. A text with two readings is a problem that offers both. The README has a
 * table of the texts that are read, offered and refused.
 *
 * @param units the allowed units of the amount, such as `['BTC']`; a text with another unit is refused
 * @example
 * parseAmount('0,25') // { ok: true, value: '0.25' }
 * parseAmount('1,250') // { ok: false, problem: { kind: 'comma', readings: ['1250', '1.250'] } }
 */
export function parseAmount(
  text: string,
  units: readonly string[] = [],
): Result<DecimalString, AmountProblem> {
  if (text.length > MAX_TEXT_LENGTH) return refused('tooLong')
  const plain = plainText(text)
  if (plain === '') return refused('empty')
  if (mixesDigits(text)) return refused('digits')
  if (partsArabicDigits(text)) return refused('space')
  if (EXPONENT.test(plain)) return refused('exponent', withoutExponent(plain))

  const { before = '', figure = '', after = '' } = PARTS.exec(plain)?.groups ?? {}
  if (figure === '') return refused('notDecimal')
  if (/[+-]/.test(before)) return refused('sign')
  return parseFigure(figure.trim(), `${before} ${after}`, units)
}

function parseFigure(
  figure: string,
  around: string,
  units: readonly string[],
): Result<DecimalString, AmountProblem> {
  const { readings, isCertain } = readFigure(figure, around.trim() !== '')
  const [reading] = readings
  const found = foreignWord(around, units)
  if (found !== undefined) return refused('word', isCurrencySign(found) ? withinLimits(readings) : [], found)
  if (reading === undefined) return refused(separatorProblem(figure))
  if (reading.length > MAX_AMOUNT_LENGTH) return refused('tooLong')
  if (!isCertain) return refused('comma', withinLimits(readings))
  if (decimalsOf(reading) <= COIN_DECIMALS) return { ok: true, value: reading }
  const cut = round(Big(reading), COIN_DECIMALS, 'down')
  const value = fixed(cut, COIN_DECIMALS)
  // The site shows tiny prices, with their currency, with more decimals than amounts have. Some of these end in zeros.
  const isShownPrice = around.trim() !== '' && cut.eq(reading)
  return isShownPrice ? { ok: true, value } : refused('decimals', [value])
}

function separatorProblem(figure: string): AmountProblem['kind'] {
  if (figure.includes(' ')) return 'space'
  return figure.includes(',') ? 'comma' : 'notDecimal'
}

function withoutExponent(plain: string): readonly DecimalString[] {
  const exponent = plain.split(/e[+-]?0*/i)[1] ?? ''
  return exponent.length > MAX_EXPONENT_LENGTH ? [] : withinLimits([exact(Big(plain))])
}

/** Returns only the readings that the field would accept. */
function withinLimits(readings: readonly DecimalString[]) {
  return readings.filter(
    (reading) => reading.length <= MAX_AMOUNT_LENGTH && decimalsOf(reading) <= COIN_DECIMALS,
  )
}

function refused(
  kind: AmountProblem['kind'],
  readings: readonly DecimalString[] = [],
  found?: string,
): { ok: false; problem: AmountProblem } {
  return { ok: false, problem: { kind, readings, ...(found !== undefined && { found }) } }
}
