import { withoutUnseen } from '@crossbook/contract'

/** Full-width forms of ASCII, which input methods type: `１`, `．`, `＄`. */
const FULL_WIDTH = /[\uff01-\uff5e]/g
const FULL_WIDTH_OFFSET = 0xfee0

/** Signs that other scripts and typographies use, and the plain sign of the same meaning. */
const PLAIN_SIGNS: Readonly<Record<string, string>> = Object.freeze({
  '\u066b': '.', // Arabic decimal separator
  '\u3002': '.', // ideographic full stop, which Chinese and Japanese input methods type for a point
  '\uff61': '.', // its half-width form
  '\u060c': ',', // Arabic comma
  '\u066c': "'", // Arabic thousands separator
  '\u2018': "'",
  '\u2019': "'", // Swiss grouping
  '\u066a': '%', // Arabic percent sign
  '\u2212': '-',
  '\u2012': '-',
  '\u2013': '-',
})

const SIGN = new RegExp(`[${Object.keys(PLAIN_SIGNS).join('')}]`, 'g')
const FULL_WIDTH_DIGIT = /[\uff10-\uff19]/g
const DIGIT = /\p{Nd}/gu
const SPACE = /\p{Zs}/gu

/**
 * Returns a typed or pasted text in ASCII as far as its meaning is certain: digits of every script, full-width forms, separators and
 * spaces. Other characters are kept. Compatibility forms are not resolved, because `10²` is not 102.
 */
export function plainText(text: string): string {
  return withoutUnseen(text)
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replace(SIGN, (sign) => PLAIN_SIGNS[sign] ?? sign)
    .replace(DIGIT, (digit) => String(digitValue(digit)))
    .replace(SPACE, ' ')
    .trim()
}

/** Whether digits of several scripts are mixed: the Arabic zero looks like a point, and the Bengali four like an eight. */
export function mixesDigits(text: string): boolean {
  const digits = text.replace(FULL_WIDTH_DIGIT, '0').match(DIGIT) ?? []
  return new Set(digits.map((digit) => (digit.codePointAt(0) ?? 0) - digitValue(digit))).size > 1
}

/** Whether a space parts Arabic digits: the groups are then drawn in the opposite order. */
export function partsArabicDigits(text: string): boolean {
  return /[\u0660-\u0669][^\S\u00a0\u202f]+[\u0660-\u0669]/.test(withoutUnseen(text))
}

/** The value of a decimal digit: Unicode has those of each script in a row, and rows that touch have ten digits each. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let first = code
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1
  return (code - first) % 10
}
