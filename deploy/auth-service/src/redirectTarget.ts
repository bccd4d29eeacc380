/**
 * Where a link leads on to: the wish, if it is a page of the site to the letter, and otherwise the site. Browsers and parsers
 * disagree about backslashes, white space and names before the host, so the text itself must begin with the site's origin.
 */
export function redirectTarget(wish: string | null, siteUrl: string): URL {
  const { origin } = new URL(siteUrl)
  const isPlain = wish !== null && /^[\x21-\x7e]+$/.test(wish) && !wish.includes('\\')
  if (isPlain && (wish === origin || wish.startsWith(`${origin}/`)) && URL.canParse(wish)) {
    const target = new URL(wish)
    if (target.origin === origin) return target
  }
  return new URL(origin)
}
