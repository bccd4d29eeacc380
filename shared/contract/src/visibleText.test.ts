/** @jest-environment node */
import { check, visibleDocument, visibleLines, visibleText, withoutUnseen, writtenTextSchema } from './index'

describe('text that others wrote', () => {
  it.each([
    ['an escape sequence', '\u001b]0;mine\u0007', String.raw`\u001b]0;mine\u0007`],
    ['a line break', 'a\r\nb', String.raw`a\r\nb`],
    ['a tab', 'a\tb', String.raw`a\tb`],
    ['DEL', 'a\u007f', String.raw`a\u007f`],
    ['a control of eight bits', '\u009b2K', String.raw`\u009b2K`],
    ['a direction of writing', 'a\u202eb\u2066c\u200fd\u061c', String.raw`a\u202eb\u2066c\u200fd\u061c`],
    ['a character of no width', 'a\u200bb\u2060c\ufeffd\u00ad', String.raw`a\u200bb\u2060c\ufeffd\u00ad`],
    ['a line separator', 'a\u2028b\u2029', String.raw`a\u2028b\u2029`],
    ['a hidden tag', '\u{e0041}', String.raw`\udb40\udc41`],
    ['half of a pair', 'a\ud800b', String.raw`a\ud800b`],
  ])('shows %s as an escape', (_, text, shown) => {
    expect(visibleText(text)).toBe(shown)
  })

  it('is unchanged where all of it is seen', () => {
    const text = 'Zoë 王 مرحبا naïve “quotes” — 5 % → ❤️ \\n C:\\temp'
    expect(visibleText(text)).toBe(text)
  })

  it('keeps line breaks where they are ours', () => {
    expect(visibleLines('a\u001b\nb\r')).toBe('a\\u001b\nb\\r')
  })

  it('has the same value in JSON, without anything that is not seen', () => {
    const value = { reason: 'a\u001b\u007f\u009b\u202e\u2028\nb', deep: ['\u{e0041}'] }
    const shown = visibleLines(JSON.stringify(value, null, 2))
    expect(shown).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u)
    expect(JSON.parse(shown)).toEqual(value)
  })
})

it('is escaped everywhere in a document, and has its lines where they are wanted', () => {
  const document = { error: 'a\nb\u0007', stack: ['a\nb\u0007'], count: 1, none: null }
  expect(visibleDocument(document, ['stack'])).toEqual({
    error: String.raw`a\nb\u0007`,
    stack: ['a\nb\\u0007'],
    count: 1,
    none: null,
  })
})

describe('text that somebody pasted', () => {
  it('is cleaned of the characters that nobody sees', () => {
    expect(withoutUnseen('\ufeffbc1\u200bq\u200d\u202ex\u00ad\ufe0f\u0000y')).toBe('bc1qxy')
  })

  it('keeps the separators between its words', () => {
    expect(withoutUnseen('a b\u00a0c\u202fd\te\nf\u2028g')).toBe('a b\u00a0c\u202fd\te\nf\u2028g')
  })
})

describe('text that somebody writes', () => {
  const written = (text: string) => check(writtenTextSchema(20), text, 'title')

  it('is trimmed, and may join letters and emoji', () => {
    expect(written(' می‌خواهم 👩‍🚀 ')).toEqual({ ok: true, value: 'می‌خواهم 👩‍🚀' })
  })

  it.each([
    ['a\u001bb', 'U+001B'],
    ['a\nb', 'U+000A'],
    ['a\u202eb', 'U+202E'],
    ['a\u200bb', 'U+200B'],
  ])('is refused with a character that nobody sees: %j', (text, name) => {
    expect(written(text)).toEqual({
      ok: false,
      problem: `title: has the character ${name} in it, a line break or a character that nobody sees; leave it out`,
    })
  })

  it('is refused where it is too long, or empty', () => {
    expect(written('x'.repeat(21))).toEqual({
      ok: false,
      problem: 'title: must have at most 20 characters, and has 21',
    })
    expect(written(' ')).toEqual({ ok: false, problem: 'title: must not be empty' })
  })
})
