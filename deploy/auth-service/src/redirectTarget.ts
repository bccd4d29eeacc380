/**
 * Returns the target of a link: the address that the request names if its text begins with the site's origin, otherwise the site itself.
 * The text is compared, because browsers and parsers disagree about backslashes, white space and user names before the host.
 */
export function redirectTarget({ url }: Request, siteUrl: string): URL {
  const requested = new URL(url).searchParams.get('redirect_to')
  const { origin } = new URL(siteUrl)
  const isPlain = requested !== null && /^[\x21-\x7e]+$/.test(requested) && !requested.includes('\\')
  if (isPlain && (requested === origin || requested.startsWith(`${origin}/`)) && URL.canParse(requested)) {
    const target = new URL(requested)
    if (target.origin === origin) return target
  }
  return new URL(origin)
}
