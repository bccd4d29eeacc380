import { BlockList, isIP } from 'node:net'

/** The environment's variables, all of which may be absent. */
export type Environment = Readonly<Record<string, string | undefined>>

/** A proxy as the environment names it. */
export interface ProxySetting {
  /** The variable that names it, such as HTTPS_PROXY. */
  variable: string
  /** May contain credentials: `proxyName` leaves them out. */
  value: string
}

const DEFAULT_PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' }

/**
 * The proxy that requests to this address go through; undefined where they go directly. Reads HTTPS_PROXY for https, HTTP_PROXY for
 * http, ALL_PROXY for both, and NO_PROXY, in lower case first, as curl does. Addresses of this machine never go through a proxy.
 */
export function proxyFor(url: URL, environment: Environment): ProxySetting | undefined {
  if (isOnThisMachine(hostOf(url))) return undefined
  const ofProtocol = url.protocol === 'https:' ? 'HTTPS_PROXY' : 'HTTP_PROXY'
  const names = [ofProtocol, 'ALL_PROXY'].flatMap((name) => [name.toLowerCase(), name])
  const variable = names.find((name) => environment[name]?.trim())
  if (variable === undefined || isExempt(url, environment)) return undefined
  return { variable, value: environment[variable]?.trim() ?? '' }
}

/** Whether NO_PROXY names the address: `*`, a host with its subdomains, an address, a network such as 10.0.0.0/8, each with or without a port. */
function isExempt(url: URL, environment: Environment) {
  const host = hostOf(url)
  const port = url.port || DEFAULT_PORTS[url.protocol]
  const entries = (environment.no_proxy?.trim() || environment.NO_PROXY || '').toLowerCase().split(/[\s,]+/)
  return entries.some((entry) => {
    if (entry === '*') return true
    if (entry.includes('/')) return isInNetwork(host, entry)
    const [, name = '', named] =
      /^\[?(.+?)\]?(?::(\d+))?$/.exec(isIP(entry) === 6 ? `[${entry}]` : entry) ?? []
    if (named !== undefined && named !== port) return false
    const domain = name.replace(/^\*?\.|\.$/g, '')
    return domain !== '' && (host === domain || (!isIP(host) && host.endsWith(`.${domain}`)))
  })
}

function isInNetwork(host: string, network: string) {
  const [address = '', bits = ''] = network.split('/')
  const family = isIP(address)
  if (family === 0 || isIP(host) !== family || !/^\d{1,3}$/.test(bits)) return false
  if (Number(bits) > (family === 4 ? 32 : 128)) return false
  const type = family === 4 ? 'ipv4' : 'ipv6'
  const list = new BlockList()
  list.addSubnet(address, Number(bits), type)
  return list.check(host, type)
}

function isOnThisMachine(host: string) {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|::1)$/.test(host)
}

/** The host as people write it: without brackets and without the dot that may end it. */
function hostOf({ hostname }: URL) {
  return hostname.toLowerCase().replace(/^\[|\]$|\.$/g, '')
}
