import { ProxyProblem } from './openTunnel'

const CHECK = 'check the address, the network and, if you need a proxy, HTTPS_PROXY'

/** Messages for the codes of failed connections; `server` names the other side. */
const MESSAGES: readonly [codes: readonly string[], message: (server: string) => string][] = [
  [
    [
      'SELF_SIGNED_CERT_IN_CHAIN',
      'DEPTH_ZERO_SELF_SIGNED_CERT',
      'UNABLE_TO_GET_ISSUER_CERT',
      'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
      'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
      'CERT_UNTRUSTED',
    ],
    (server) =>
      `this machine does not trust the issuer of the certificate of ${server}; if that is your company, set NODE_EXTRA_CA_CERTS to the file of the company's certificate (PEM)`,
  ],
  [
    ['CERT_HAS_EXPIRED', 'CERT_NOT_YET_VALID'],
    (server) =>
      `the certificate of ${server} is not valid at ${new Date().toISOString()}, the time of this machine; set the clock if it is wrong, or have the certificate renewed`,
  ],
  [
    ['ERR_TLS_CERT_ALTNAME_INVALID'],
    (server) => `the certificate of ${server} is for another name; correct the address`,
  ],
  [
    ['EPROTO', 'ERR_SSL_WRONG_VERSION_NUMBER', 'ERR_SSL_PACKET_LENGTH_TOO_LONG'],
    (server) =>
      `${server} does not use TLS on that port; correct the address, which may have the port of http`,
  ],
  [['ENOTFOUND', 'EAI_AGAIN'], (server) => `the host name of ${server} cannot be resolved; ${CHECK}`],
  [
    ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'EADDRNOTAVAIL'],
    () => CHECK,
  ],
]

/**
 * Explains a failed connection and its remedy, as the end of a sentence; undefined for other errors.
 * @param server the other side as the sentence calls it, because its address may be a secret
 */
export function connectionProblem(error: unknown, server = 'the server'): string | undefined {
  if (error instanceof ProxyProblem) return error.message
  const code = codeOf(error)
  if (code !== undefined) return MESSAGES.find(([codes]) => codes.includes(code))?.[1](server)
  return error instanceof Error && error.name === 'TimeoutError' ? CHECK : undefined
}

function codeOf(error: unknown) {
  const isCoded = typeof error === 'object' && error !== null && 'code' in error
  return isCoded && typeof error.code === 'string' ? error.code : undefined
}
