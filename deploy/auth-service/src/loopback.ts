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

/** The sender of a request, from its socket. Limits count by address, and other machines are refused. */
export interface Caller {
  readonly address: string
}

/** Whether a request comes from this machine, and no proxy or tunnel has handed it on, whose sender may be anybody. */
export function isFromHere({ headers }: Request, { address }: Caller): boolean {
  const isLoopback = address === '::1' || /^(?:::ffff:)?127(?:\.\d{1,3}){3}$/.test(address)
  return isLoopback && !PROXY_HEADERS.some((name) => headers.has(name))
}
