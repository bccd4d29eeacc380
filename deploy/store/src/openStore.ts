import { stat } from 'node:fs/promises'
import path from 'node:path'
import { failure, type Result, success } from '@crossbook/contract'
import { agentFor, type Environment } from '@crossbook/network'
import type { ClientOptions } from './bucket/openClient'
import { folderStore } from './folder/folderStore'
import type { StoreWithFiles } from './store'

/** Forms of a store's address, for the message about an unknown one. */
const FORMS =
  'write a folder such as .crossbook/store, or a bucket such as s3://releases/crossbook?region=eu-central-1 (&endpoint=https://s3.example for a server that is not Amazon’s)'

const PARAMETERS = ['endpoint', 'region']

/** Region for servers without regions. */
const ANY_REGION = 'us-east-1'

/** Returns whether a store's location is an address and not a folder, even if its slashes are missing. */
export function isAddress(location: string) {
  return /^[a-z][a-z0-9+.-]+:/i.test(location)
}

/** A bucket as its address and the environment describe it. */
interface BucketLocation extends ClientOptions {
  bucket: string
  prefix: string
}

/**
 * Opens the store at a folder or at `s3://bucket/prefix?region=…&endpoint=…`; a problem is one sentence. A bucket's credentials come from
 * AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_SESSION_TOKEN alone. They never come from an address, which is printed and kept in
 * shell histories. No request is sent to the bucket before it is used.
 */
export async function openStore(
  location: string,
  environment: Environment,
): Promise<Result<StoreWithFiles, string>> {
  if (location.trim() === '') return failure(`The store’s address is empty: ${FORMS}.`)
  if (!isAddress(location)) {
    const found = await stat(location).catch(() => undefined)
    if (found && !found.isDirectory())
      return failure(`The store’s address is "${location}", which is a file: ${FORMS}.`)
    return success(folderStore(path.resolve(location)))
  }
  const read = readBucketLocation(location, environment)
  if (!read.ok) return read
  const { bucket, prefix, ...reached } = read.value
  const httpsAgent = agentFor(new URL(reached.endpoint ?? amazonAddress(read.value)), environment)

  // Loaded only here, because a store in a folder does not need the client, which takes 0.7 s to load.
  const [{ openClient }, { s3Store }] = await Promise.all([
    import('./bucket/openClient'),
    import('./bucket/s3Store'),
  ])
  return success(s3Store({ client: openClient({ ...reached, httpsAgent }), bucket, prefix }))
}

/** Returns Amazon's address of a bucket, which NO_PROXY may name. */
function amazonAddress({ bucket, region }: BucketLocation) {
  return `https://${bucket}.s3.${region}.amazonaws.com${region.startsWith('cn-') ? '.cn' : ''}`
}

function readBucketLocation(location: string, environment: Environment): Result<BucketLocation, string> {
  const wrong = (what: string) => failure(`The store’s address is "${location}", ${what}: ${FORMS}.`)
  const url = URL.canParse(location) ? new URL(location) : undefined
  if (url?.protocol !== 's3:') return wrong('which is neither a folder nor a bucket')
  if (!/^s3:\/\//i.test(location)) return wrong('in which s3: is not followed by two slashes')
  if (url.username || url.password)
    return failure(
      'The store’s address holds credentials: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY instead, and leave them out of it.',
    )
  const bucket = url.host
  const prefix = url.pathname.replace(/^\/+|\/+$/g, '')
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) return wrong('whose bucket has an invalid name')
  if (!/^(?:[A-Za-z0-9_][A-Za-z0-9_.-]*(?:\/[A-Za-z0-9_][A-Za-z0-9_.-]*)*)?$/.test(prefix))
    return wrong('whose folder may only have letters, digits, dots, dashes and underscores')
  const unknown = [...url.searchParams.keys()].find((name) => !PARAMETERS.includes(name))
  if (unknown !== undefined || url.hash) return wrong(`with the unknown part ${unknown ?? url.hash}`)

  const endpoint = url.searchParams.get('endpoint') ?? undefined
  if (endpoint !== undefined && !isOrigin(endpoint))
    return wrong('whose endpoint is not an address such as https://s3.example')
  if (endpoint !== undefined && isInTheClear(new URL(endpoint)))
    return failure(
      `The store’s address names the endpoint ${endpoint}, which would send the published files unencrypted: write https://…, or http only for a server on this machine (localhost, 127.0.0.1, [::1]).`,
    )
  const region =
    url.searchParams.get('region') ??
    environment.AWS_REGION ??
    (endpoint === undefined ? undefined : ANY_REGION)
  if (region === undefined || !/^[a-z0-9-]+$/.test(region)) return wrong('which names no region')

  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = environment
  if (!accessKeyId || !secretAccessKey)
    return failure(
      'The store is a bucket: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY (and AWS_SESSION_TOKEN, where there is one) to credentials that may list, read, write and delete in it.',
    )
  const sessionToken = environment.AWS_SESSION_TOKEN
  return success({
    bucket,
    prefix,
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey, ...(sessionToken ? { sessionToken } : {}) },
  })
}

/** Returns whether a text is an http or https address without a path. A path would be mistaken for a bucket's name. */
function isOrigin(text: string) {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url !== undefined && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href
}

/** Returns whether others on the network could read and change the traffic to the store. */
function isInTheClear({ protocol, hostname }: URL) {
  return protocol === 'http:' && !/^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname)
}
