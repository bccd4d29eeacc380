/**
 * A page of a served set; its first page for a route that nobody knows, or that would lead elsewhere.
 *
 * @example
 * setAddress('http://127.0.0.1:41000', '/wallet/open') // 'http://127.0.0.1:41000/wallet/open'
 * setAddress('http://127.0.0.1:41000', '*') // 'http://127.0.0.1:41000/'
 */
export function setAddress(origin: string, route: string | undefined): string {
  const first = new URL(origin)
  if (!route?.startsWith('/')) return first.href
  const wanted = new URL(route, first)
  return wanted.origin === first.origin ? wanted.href : first.href
}
