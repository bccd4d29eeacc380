/**
 * Returns the target of a link: the requested address if its text begins with the site's origin, otherwise the site itself. The text is
 * compared, because browsers and parsers disagree about backslashes, white space and user names before the host.
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
