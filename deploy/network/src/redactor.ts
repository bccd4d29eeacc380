import { format } from 'node:util'
import { decoded } from './decoded'
import type { Environment } from './proxyFor'

const MASK = '***'

/** Shorter values are words that output may well contain. */
const LEAST_LENGTH = 8

/** Variables whose whole value is a secret: the address of a chat's hook lets anybody write there. */
const SECRET_VARIABLE = /SECRET|TOKEN|PASSWORD|^CROSSBOOK_(?:SIGNING_KEY|HOOK_URL)$/i

/** Patterns of credentials, whatever their source, such as a server's error message that repeats the request. */
const PATTERNS: readonly [RegExp, string][] = [
  // The credentials of a URL, percent-encoded as well, as a parameter of another URL is.
  [/((?::|%3A)(?:\/|%2F){1,2})(?:(?!%2F)[^\s/?#"'<>\\])*(?:@|%40)/gi, `$1${MASK}@`],
  // The same with a password that should have been encoded. Digits are a port.
  [/((?::|%3A)(?:\/|%2F){1,2})[^\s/?#@:[%"'<>\\]*:(?!\d{1,5}\b)[^\s"'<>\\]*@/gi, `$1${MASK}@`],
  [/\b(x-amz-(?:signature|security-token)\s*(?:["']?\s*[:=>]|%3D)\s*["']?)[^\s&"'<>,;\\]+/gi, `$1${MASK}`],
  [
    /\b(authorization\s*["']?\s*[:=>]\s*["']?)(?:AWS4-HMAC-SHA256|AWS|Basic|Bearer|Digest|Negotiate)\s[^\r\n"'<>\\]+/gi,
    `$1${MASK}`,
  ],
  [/\bAWS4-HMAC-SHA256\s+Credential=[^\r\n"'<>\\]+/gi, MASK],
  [/\bSignature=[0-9a-f]{64}\b/gi, `Signature=${MASK}`],
]

/**
 * Returns a function that replaces secrets in a text by `***`: values of the environment's secret variables, in each form that output
 * may have them, and whatever looks like a credential. JSON stays JSON.
 */
export function redactor(environment: Environment): (text: string) => string {
  const values = [...new Set(secretsOf(environment).flatMap(formsOf))]
    .filter((value) => value.length >= LEAST_LENGTH)
    .sort((a, b) => b.length - a.length)
  return (text) => {
    let safe = text
    for (const value of values) safe = safe.replaceAll(value, MASK)
    for (const [pattern, mask] of PATTERNS) safe = safe.replace(pattern, mask)
    return safe
  }
}

/** Writes a problem to standard error, without secrets; `details` are formatted as `console.error` does it. */
export function logProblem(...details: readonly unknown[]) {
  console.error(redactor(process.env)(format(...details)))
}

function secretsOf(environment: Environment) {
  return Object.entries(environment).flatMap(([name, value = '']) => {
    const text = value.trim()
    if (/_PROXY$/i.test(name)) return passwordsOf(text)
    if (/^OTEL_.*HEADERS$/.test(name))
      return text.split(',').map((pair) => pair.replace(/^[^=]*=/, '').trim())
    // The private half of a signing key, also without the rest of its JSON.
    const [, half] = /"d"\s*:\s*"([\w-]+)"/.exec(text) ?? []
    return SECRET_VARIABLE.test(name) ? [text, ...(half === undefined ? [] : [half])] : []
  })
}

function passwordsOf(proxy: string) {
  const [, credentials] = /^(?:[a-z][a-z0-9+.-]*:\/\/)?(.*)@/i.exec(proxy) ?? []
  if (credentials === undefined) return []
  const password = credentials.slice(credentials.indexOf(':') + 1)
  const plain = decoded(credentials)
  return [credentials, password, decoded(password), Buffer.from(plain).toString('base64')]
}

/** A value as text, in a URL and in JSON. */
function formsOf(value: string) {
  return [value, encodeURIComponent(value), JSON.stringify(value).slice(1, -1)]
}
