/**
 * What may be somebody's in the words of a fault, and what a report says in its place. In this order: what is named as a
 * secret is taken whole before its parts are looked at. The page's own script is given the same table, so these are plain
 * expressions that any browser knows.
 */
export const PRIVATE_PARTS: readonly (readonly [pattern: RegExp, shown: string])[] = [
  // What a link brings along: `?token=…`, `#access_token=…`.
  [/([?#&])[\w%[\].-]+=[^\s"'<>)]*/g, '$1[left out]'],
  // Who signs in by an address: `https://name:secret@host`.
  [/\/\/[^\s/@]+@/g, '//[left out]@'],
  [/\b(bearer|basic)\s+[\w.~+/=-]{8,}/gi, '$1 [token]'],
  [
    /\b([\w-]*(?:token|password|passwd|secret|api_?key|otp|cookie)["']?\s*[:=]\s*)["']?[^\s"',;}]+["']?/gi,
    '$1[token]',
  ],
  [/[^\s@"'<>()=,;:/?&[\]]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/gi, '[mail]'],
  [/\beyJ[\w-]+(?:\.[\w-]+)+/g, '[token]'],
  // Long names of mixed letters and digits: keys, hashes, wallets. Containers of builds are called so as well, and stay.
  [/\b(?!crossbook_)(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{20,}/gi, '[token]'],
  [/\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,}(?: ?[A-Z\d]{1,4})?\b/g, '[number]'],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, '[number]'],
  // Seven digits and more, written together or in groups: telephones, cards, accounts, days of birth.
  [/(?:\+|\b)\d(?:[\s().-]{0,2}\d){6,}\b/g, '[number]'],
]

/** Characters of a text that are looked at: the patterns' time grows with the square of them, and a page waits for it. */
const MOST_CHARACTERS = 10_000

/**
 * A text without what may be a person's: mail addresses, tokens, what follows `?` in addresses, long numbers. Of a text with more than
 * 10,000 characters the rest is left out, from the last whole word on.
 */
export function withoutPrivateParts(text: string) {
  const whole =
    text.length > MOST_CHARACTERS ? text.slice(0, text.lastIndexOf(' ', MOST_CHARACTERS) + 1) : text
  return PRIVATE_PARTS.reduce((left, [pattern, shown]) => left.replace(pattern, shown), whole)
}
