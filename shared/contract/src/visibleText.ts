import * as v from 'valibot'

/**
 * Invisible characters that a terminal, a log or a browser may obey: controls (escape sequences, tabs), line breaks, halves of surrogate
 * pairs, writing directions and all other characters without a glyph. Variation selectors of a letter or an emoji (U+FE0E, U+FE0F) are
 * harmless.
 */
const UNSEEN = /(?![\ufe0e\ufe0f])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu

/** The same with variation selectors, but without white space, which separates words. */
const UNSEEN_IN_A_LINE = /(?![\t-\r\u2028\u2029])[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu

/** Some languages and emoji join or separate letters with these two characters, so new names may have them. */
const JOINERS = ['\u200c', '\u200d']

const SHORT: Readonly<Record<string, string>> = {
  '\n': String.raw`\n`,
  '\r': String.raw`\r`,
  '\t': String.raw`\t`,
}

/**
 * Returns foreign text on one line: each invisible character becomes its escape, such as `\n` or `\u001b`. Backslashes are kept.
 *
 * @example
 * visibleText('a\nb') // 'a\\nb'
 */
export function visibleText(text: string) {
  return text.replace(UNSEEN, escaped)
}

/** Returns the same text with its line breaks, for text whose lines belong to us. */
export function visibleLines(text: string) {
  return text.split('\n').map(visibleText).join('\n')
}

/** Returns pasted text without its invisible characters and variation selectors. White space and line breaks are kept. */
export function withoutUnseen(text: string) {
  return text.replace(UNSEEN_IN_A_LINE, '')
}

/** Returns the escape of a character in JavaScript and JSON: four hex digits for each of its UTF-16 code units. */
export function unicodeEscape(character: string) {
  return character.replace(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/**
 * Returns a document in which each text is on one line, ready to be shown. Texts under the keys in `linesIn`, such as stacks, keep their
 * line breaks.
 */
export function visibleDocument<Document>(document: Document, linesIn: readonly string[] = []): Document {
  return shown(document, linesIn, false) as Document
}

function shown(value: unknown, linesIn: readonly string[], hasLines: boolean): unknown {
  if (typeof value === 'string') return hasLines ? visibleLines(value) : visibleText(value)
  if (Array.isArray(value)) return value.map((one) => shown(one, linesIn, hasLines))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, shown(one, linesIn, linesIn.includes(key))]),
  )
}

/**
 * Returns a schema for new text, such as a title, a name or a reason: one line of visible characters. Text that is already stored is read
 * by more tolerant schemas, and escaped where it is shown.
 */
export function writtenTextSchema(mostCharacters: number) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'must not be empty'),
    v.maxLength(
      mostCharacters,
      ({ received }) => `must have at most ${mostCharacters} characters, and has ${received}`,
    ),
    v.check(
      (text) => unseenIn(text) === undefined,
      ({ input }) =>
        `has the character ${unseenIn(input)} in it, a line break or a character that nobody sees; leave it out`,
    ),
  )
}

/** Returns the first invisible character of a text, as `U+202E`; undefined if all characters are visible. */
function unseenIn(text: string) {
  const found = text.match(UNSEEN)?.find((character) => !JOINERS.includes(character))
  return found && `U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}

function escaped(character: string) {
  return SHORT[character] ?? unicodeEscape(character)
}
