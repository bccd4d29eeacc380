/** @jest-environment node */
import fc from 'fast-check'
import { decimal, usd, type DecimalString } from './decimal'
import { formatPrice, formatUsd } from './dollars'
import { formatCoin, formatCoinTrimmed } from './figures'
import { parseAmount } from './parseAmount'
import { compare } from './arithmetic'

/** Amounts up to a quadrillion with 0 to 8 decimals. */
const amounts = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 23n }), fc.integer({ min: 0, max: 8 }))
  .map(([units, decimals]) => {
    const digits = String(units).padStart(decimals + 1, '0')
    const [whole, fraction] = [
      digits.slice(0, digits.length - decimals),
      digits.slice(digits.length - decimals),
    ]
    return decimal((decimals > 0 ? `${whole}.${fraction}` : whole) as `${number}`)
  })

const sameValue = (a: DecimalString, b: DecimalString) => compare(a, b) === 0

/** The value that a text is read as, or the offered readings. */
function meanings(text: string, units: readonly string[] = []): readonly DecimalString[] {
  const parsed = parseAmount(text, units)
  return parsed.ok ? [parsed.value] : parsed.problem.readings
}

describe('the displayed amounts', () => {
  it('are read back as the same balance, with and without their unit', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const shown = formatCoin(amount)
        for (const text of [shown, `${shown} USDT`, `\u00a0${shown}\u00a0USDT `]) {
          const parsed = parseAmount(text, ['USDT'])
          expect(parsed).toEqual({ ok: true, value: expect.any(String) })
          expect(meanings(text, ['USDT']).every((value) => sameValue(value, amount))).toBe(true)
        }
      }),
    )
  })

  it('are read back as the same dollars', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const shown = [formatUsd(usd(amount)), formatPrice(usd(amount)), formatUsd(usd(amount), 8)]
        for (const text of shown) {
          const written = text.replace(/[$,]/g, '') as DecimalString
          const parsed = parseAmount(text, ['USD'])
          expect(parsed.ok && sameValue(parsed.value, written)).toBe(true)
        }
      }),
    )
  })

  it('are read back without trailing zeros as the same value, or it is offered', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const found = meanings(`${formatCoinTrimmed(amount)} BNB`, ['BNB'])
        expect(found.some((value) => sameValue(value, amount))).toBe(true)
      }),
    )
  })
})

/** The formats of thousands and decimals in different places. */
const WRITINGS = [
  { group: '', point: '.' },
  { group: '', point: ',' },
  { group: ',', point: '.' },
  { group: '.', point: ',' },
  { group: ' ', point: ',' },
  { group: '\u202f', point: ',' },
  { group: '\u00a0', point: '.' },
  { group: "'", point: '.' },
  { group: '’', point: ',' },
  { group: '٬', point: '٫' },
] as const

const ZEROS = ['0', '０', '٠', '۰', '०'] as const
const HIDDEN = ['', '\u200b', '\u2060', '\ufeff', '\u00ad', '\u200e'] as const

interface Writing {
  amount: DecimalString
  form: (typeof WRITINGS)[number]
  zero: string
  hidden: string
}

const written = fc
  .record<Writing>({
    amount: amounts,
    form: fc.constantFrom(...WRITINGS),
    zero: fc.constantFrom(...ZEROS),
    hidden: fc.constantFrom(...HIDDEN),
  })
  // A space between Arabic digits changes the order in which they are drawn.
  .filter(({ form, zero }) => !(form.group === ' ' && zero === '٠'))

function write({ amount, form, zero, hidden }: Writing) {
  const [whole = '', fraction] = amount.split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, form.group)
  const text = fraction === undefined ? grouped : `${grouped}${form.point}${fraction}`
  const first = zero.codePointAt(0) ?? 0
  return [...text.replace(/\d/g, (digit) => String.fromCodePoint(first + Number(digit)))].join(hidden)
}

describe('typed amounts', () => {
  it('are read as their value, or the value is offered, whatever the place, the script and the hidden characters', () => {
    fc.assert(
      fc.property(written, (writing) => {
        // `1.250` is 1.25 here as everywhere on the site: a single point is the decimal point.
        fc.pre(writing.form.group !== '.' || !/^\d{4,6}$/.test(writing.amount))
        const found = meanings(write(writing))
        expect(found.some((value) => sameValue(value, writing.amount))).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  it('are never read with other digits or another magnitude', () => {
    const noise = fc.string({
      unit: fc.constantFrom(
        ..."0123456789.,' -+e$KB",
        '\u00a0',
        '\u202f',
        '\u200b',
        '٫',
        '٠',
        '１',
        '²',
        '½',
      ),
      maxLength: 14,
    })
    fc.assert(
      fc.property(noise, (text) => {
        const parsed = parseAmount(text)
        if (!parsed.ok) return
        const marks = text
          .normalize('NFKC')
          .replace(/[^\d\u0660.,٫]/g, '')
          .replace(/٫/g, '.')
          .replace(/\u0660/g, '0')
        expect(digitsOf(parsed.value)).toBe(digitsOf(marks))
        const [last] = /[.,][^.,]*$/.exec(marks) ?? ['']
        const decimals = last.length > 0 ? last.length - 1 : 0
        expect(parsed.value.split('.')[1]?.length ?? 0).toBe(decimals)
      }),
      { numRuns: 20_000 },
    )
  })
})

/** The significant digits of a number, as far as its value depends on them. */
function digitsOf(text: string) {
  return text.replace(/\D/g, '').replace(/^0+/, '')
}
