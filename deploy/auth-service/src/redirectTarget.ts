/**
 * Where a link leads on to: what is asked for, if it is a page of the site to the letter, and otherwise the site. Browsers and parsers
 * disagree about backslashes, white space and names before the host, so the text itself must begin with the site's origin.
 */
export function redirectTarget(asked: string | null, siteUrl: string): URL {
  const { origin } = new URL(siteUrl)
  const isPlain = asked !== null && /^[\x21-\x7e]+$/.test(asked) && !asked.includes('\\')
  if (isPlain && (asked === origin || asked.startsWith(`${origin}/`)) && URL.canParse(asked)) {
    const target = new URL(asked)
    if (target.origin === origin) return target
  }
  return new URL(origin)
}
