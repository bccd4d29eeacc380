import { failure, type Result, success } from '@crossbook/contract'
import type { Environment } from '@crossbook/store'
import { isUnsafePort, unsafePortMessage } from './unsafePorts'

/** The sign-in service: the one that runs inside the local site, or a Supabase project. */
export type AuthBackend =
  { kind: 'embedded'; confirmEmails: boolean } | { kind: 'hosted'; origin: string; anonKey: string }

/** Configuration of a site, read from the environment. */
export interface Configuration {
  /** Address to listen on; loopback by default. */
  host: string
  port: number
  /** Origin under which browsers reach the site; undefined: localhost and the port listened on. */
  siteUrl: string | undefined
  /** Address that pages send fault reports to, in addition to the console; undefined: none. */
  faultUrl: string | undefined
  /** OpenTelemetry collector that receives all reports as well, without `/v1/logs`; undefined: none. */
  otlpUrl: string | undefined
  auth: AuthBackend
}

const DEFAULT_PORT = 3000
const LOOPBACK = ['localhost', '127.0.0.1', '::1']

/** Reads and checks the environment; a problem is one sentence that says what to set. */
export function readConfiguration(environment: Environment): Result<Configuration, string> {
  const value = (name: string) => environment[name]?.trim() || undefined

  const port = readPort(value('PORT'))
  if (!port.ok) return port
  const host = value('HOST') ?? 'localhost'
  if (!/^[A-Za-z0-9.:-]+$/.test(host))
    return failure(
      `HOST is "${host}": set it to an address of this machine such as 127.0.0.1, or leave it out.`,
    )
  const siteUrl = readSiteUrl(value('SITE_URL'), host, port.value)
  if (!siteUrl.ok) return siteUrl
  const faultUrl = readUrl(
    'FAULT_URL',
    value('FAULT_URL'),
    ({ hash }) => !hash,
    'an address that takes fault reports as POST, such as https://faults.example/crossbook, or leave it out',
  )
  if (!faultUrl.ok) return faultUrl
  const otlpUrl = readOtlpUrl(environment)
  if (!otlpUrl.ok) return otlpUrl
  const auth = readAuth(value('SUPABASE_URL'), value('SUPABASE_ANON_KEY'), value('CONFIRM_EMAILS'))
  if (!auth.ok) return auth
  const own = auth.value.kind === 'embedded' ? forThisMachine(host, siteUrl.value) : success(undefined)
  if (!own.ok) return own
  return success({
    host,
    port: port.value,
    siteUrl: siteUrl.value?.origin,
    faultUrl: faultUrl.value?.href,
    otlpUrl: otlpUrl.value,
    auth: auth.value,
  })
}

/** Whether only this machine can reach an address. */
export function isLoopback(host: string) {
  return LOOPBACK.includes(host.replace(/^\[|\]$/g, ''))
}

function readPort(text: string | undefined): Result<number, string> {
  if (text === undefined) return success(DEFAULT_PORT)
  const port = Number(text)
  if (isUnsafePort(port)) return failure(unsafePortMessage('PORT', port))
  if (/^\d+$/.test(text) && port <= 65_535) return success(port)
  return failure(`PORT is "${text}": set it to a number up to 65535, or leave it out for ${DEFAULT_PORT}.`)
}

function readSiteUrl(text: string | undefined, host: string, port: number): Result<URL | undefined, string> {
  if (text === undefined && !isLoopback(host))
    return failure(
      `HOST is "${host}", which opens the site to other machines: also set SITE_URL to the address they use, such as http://crossbook.example:${port}.`,
    )
  return readUrl('SITE_URL', text, isOrigin, 'an address without a path such as https://crossbook.example')
}

/** Refuses the built-in sign-in for a site that others can reach, because it keeps all passwords and mails on one machine. */
function forThisMachine(host: string, siteUrl: URL | undefined): Result<undefined, string> {
  const isOwn = isLoopback(host) && (siteUrl === undefined || isLoopback(siteUrl.hostname))
  if (isOwn) return success(undefined)
  const set = isLoopback(host) ? `SITE_URL is "${siteUrl?.origin}"` : `HOST is "${host}"`
  return failure(
    `${set}, but the built-in sign-in is for this machine alone: leave HOST and SITE_URL out, or serve others with docker compose (pnpm compose:env) or with a Supabase project (SUPABASE_URL and SUPABASE_ANON_KEY).`,
  )
}

/** Reads the standard OpenTelemetry variable. The problem is one sentence that says what to set. */
export function readOtlpUrl(environment: Environment): Result<string | undefined, string> {
  const read = readUrl(
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    environment.OTEL_EXPORTER_OTLP_ENDPOINT?.trim() || undefined,
    ({ hash, search }) => !hash && !search,
    'an OpenTelemetry collector that takes OTLP over HTTP, such as http://localhost:4318, or leave it out',
  )
  return read.ok ? success(read.value?.href.replace(/\/$/, '')) : read
}

/** Reads an http or https address without credentials. The problem says to set the variable to `wanted`. */
function readUrl(
  name: string,
  text: string | undefined,
  isWanted: (url: URL) => boolean,
  wanted: string,
): Result<URL | undefined, string> {
  if (text === undefined) return success(undefined)
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url && /^https?:$/.test(url.protocol) && !url.username && !url.password && isWanted(url))
    return success(url)
  return failure(`${name} is "${text}": set it to ${wanted}.`)
}

function isOrigin({ pathname, search, hash }: URL) {
  return pathname === '/' && !search && !hash
}

function readAuth(
  url: string | undefined,
  anonKey: string | undefined,
  confirmEmails: string | undefined,
): Result<AuthBackend, string> {
  if (url === undefined && anonKey === undefined) return readEmbedded(confirmEmails)
  if (url === undefined)
    return failure(
      'SUPABASE_ANON_KEY is set but SUPABASE_URL is not: set SUPABASE_URL to your project, such as https://abc.supabase.co, or unset both to use the built-in sign-in.',
    )
  if (anonKey === undefined)
    return failure(
      "SUPABASE_URL is set but SUPABASE_ANON_KEY is not: set SUPABASE_ANON_KEY to the project's public key, or unset both to use the built-in sign-in.",
    )
  if (confirmEmails !== undefined)
    return failure(
      'CONFIRM_EMAILS is for the built-in sign-in only: unset it, and choose confirmations in the settings of your Supabase project.',
    )
  const wanted = "your project's address, such as https://abc.supabase.co"
  const read = readUrl('SUPABASE_URL', url, isOrigin, wanted)
  if (!read.ok) return read
  const { protocol, hostname, origin } = new URL(url)
  if (protocol !== 'https:' && !isLoopback(hostname))
    return failure(
      `SUPABASE_URL is "${url}": passwords would travel in the clear; set it to an https address.`,
    )
  if (!/^[\x21-\x7e]{20,}$/.test(anonKey) || isSecretKey(anonKey))
    return failure(
      "SUPABASE_ANON_KEY is not a public key: set it to the project's anon or publishable key, never to the service_role or secret one.",
    )
  return success({ kind: 'hosted', origin, anonKey })
}

function readEmbedded(confirmEmails: string | undefined): Result<AuthBackend, string> {
  switch (confirmEmails) {
    case undefined:
    case 'false':
      return success({ kind: 'embedded', confirmEmails: false })
    case 'true':
      return success({ kind: 'embedded', confirmEmails: true })
    default:
      return failure(`CONFIRM_EMAILS is "${confirmEmails}": set it to true or false.`)
  }
}

/** Whether a key opens the whole project. Such a key must not be used, because the key goes into every page. */
export function isSecretKey(key: string) {
  if (key.startsWith('sb_secret_')) return true
  const payload = key.split('.')[1]
  return (
    payload !== undefined && Buffer.from(payload, 'base64url').toString('utf8').includes('"service_role"')
  )
}
