import { connectionProblem, ProxyProblem } from '@crossbook/network'
import { hasCode } from '@crossbook/web-files'
import { StoreProblem } from '../storeProblem'

/** Name of the refusal of a request whose time is not the server's. */
const CLOCK_NAME = 'RequestTimeTooSkewed'

/** Errors that may disappear on a retry, by the names that servers give them, in addition to statuses of 500 and more. */
const TRANSIENT_NAMES = [
  'ConditionalRequestConflict',
  'OperationAborted',
  'RequestTimeout',
  CLOCK_NAME,
  'SlowDown',
  'TimeoutError',
]
const TRANSIENT_CODES = ['ECONNREFUSED', 'ECONNRESET', 'EAI_AGAIN', 'EPIPE', 'ETIMEDOUT']
const REGION_NAMES = [
  'AuthorizationHeaderMalformed',
  'IllegalLocationConstraintException',
  'PermanentRedirect',
]

/** The server and the request of an error. */
export interface Occasion {
  /** The store as people write it: `s3://bucket/prefix`. */
  store: string
  bucket: string
  /** Such as `writing releases/r1.json`. */
  doing: string
  tries: number
}

/** Whether an object is not there; an absent bucket is something else. */
export function isAbsent(error: unknown) {
  return statusOf(error) === 404 && nameOf(error) !== 'NoSuchBucket'
}

/** Whether a conditional write was refused, because the object has changed or is there already. */
export function isRefusedByCondition(error: unknown) {
  return statusOf(error) === 412
}

/** Whether trying again may help. */
export function isTransient(error: unknown) {
  if (error instanceof ProxyProblem) return error.isTransient
  const status = statusOf(error)
  if (TRANSIENT_NAMES.includes(nameOf(error))) return true
  if (status === undefined) return hasCode(error, ...TRANSIENT_CODES)
  return status === 429 || (status >= 500 && status !== 501)
}

/** The message for a failed request. */
export function bucketProblem(error: unknown, { store, bucket, doing, tries }: Occasion) {
  const name = nameOf(error)
  const status = statusOf(error)
  // Without the error itself as its cause, which holds the whole request with its signature.
  const problem = (sentence: string) => new StoreProblem(sentence)

  if (error instanceof ProxyProblem)
    return problem(`${store} cannot be reached (${doing}): ${error.message}.`)
  if (name === 'NoSuchBucket')
    return problem(`There is no bucket "${bucket}" at ${store}: create it, or correct the store's address.`)
  if (REGION_NAMES.includes(name) || status === 301 || status === 307)
    return problem(`Bucket "${bucket}" is in another region: add ?region=… to the store's address.`)
  if (name === CLOCK_NAME)
    return problem(`${store} answers that the clock of this machine is wrong (${name}, ${doing}): set it.`)
  if (status === 401 || status === 403)
    return problem(
      `${store} refuses these credentials (${name}, ${doing}): check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, and that they may do that (release policy prints what each role may).`,
    )
  if (status === 501)
    return problem(
      `${store} does not support a request that the store needs (${name}, ${doing}): use a server with conditional writes (If-Match and If-None-Match).`,
    )
  if (status === undefined) {
    const message = connectionProblem(error)
    return message === undefined
      ? error
      : problem(`${store} cannot be reached (${codeOf(error)}, ${doing}): ${message}.`)
  }
  if (isTransient(error))
    return problem(`${store} still answers ${name} after ${tries} tries, ${doing}: try again later.`)
  const message = error instanceof Error ? error.message : String(error)
  return problem(`${store} answers ${name} (status ${status}), ${doing}: ${message}`)
}

/** The status of the server's answer; undefined without an answer. */
function statusOf(error: unknown) {
  const { $metadata, $response } = Object(error) as {
    $metadata?: { httpStatusCode?: number }
    $response?: { statusCode?: number }
  }
  return $metadata?.httpStatusCode ?? $response?.statusCode
}

function nameOf(error: unknown) {
  return error instanceof Error ? error.name : 'an unknown error'
}

function codeOf(error: unknown) {
  const { code } = Object(error) as { code?: unknown }
  return typeof code === 'string' ? code : nameOf(error)
}
