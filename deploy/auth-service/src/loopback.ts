/** Headers that proxies and tunnels add. */
const PROXY_HEADERS = [
  'forwarded',
  'via',
  'x-real-ip',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'cf-connecting-ip',
] as const

/** Whether a host name is one by which a machine calls itself. */
export function isLoopbackHost(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

/** Whether the other end of a socket is on this machine. */
export function isLoopbackPeer(address: string): boolean {
  return address === '::1' || /^(?:::ffff:)?127(?:\.\d{1,3}){3}$/.test(address)
}

/** Whether a proxy or tunnel has handed a request on, whose sender may be anybody, whatever host it names. */
export function isForwarded(headers: Headers): boolean {
  return PROXY_HEADERS.some((name) => headers.has(name))
}
