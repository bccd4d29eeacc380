/**
 * Patterns of personal data in the message of a fault, with their replacements in a report. The order matters: a named secret is replaced
 * whole before its parts are matched. The page's own script gets the same table, so these are plain expressions that any browser supports.
 */
export const PRIVATE_PARTS: readonly (readonly [pattern: RegExp, shown: string])[] = [
  // Parameters of a link: `?token=…`, `#access_token=…`.
  [/([?#&])[\w%[\].-]+=[^\s"'<>)]*/g, '$1[left out]'],
  // Credentials in an address: `https://name:secret@host`.
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
 * Replaces private parts of a text: mail addresses, tokens, queries of addresses and long numbers. Texts are cut after 10,000 characters, at a
 * word.
 *
 * @example
 * withoutPrivateParts('No account ann@example.com') // the address is replaced
 */
export function withoutPrivateParts(text: string) {
  const whole =
    text.length > MOST_CHARACTERS ? text.slice(0, text.lastIndexOf(' ', MOST_CHARACTERS) + 1) : text
  return PRIVATE_PARTS.reduce((left, [pattern, shown]) => left.replace(pattern, shown), whole)
}
