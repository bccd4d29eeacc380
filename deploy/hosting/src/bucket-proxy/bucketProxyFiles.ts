import { isIP } from 'node:net'
import { failure, type Result, success } from '@crossbook/contract'
import { type CachingProxy, cachingProxy } from './cachingProxy'
import { readFolders } from './siteObjects'

/** A channel of a store in a bucket, and how nginx serves it. */
export interface BucketProxyRequest extends Omit<CachingProxy, 'store' | 'folder'> {
  /** The store's address: `s3://bucket/prefix`. */
  store: string
  /** Addresses of the proxies that read the bucket, such as `192.0.2.7/32`. */
  readers: readonly string[]
  /** Address of the bucket's server. */
  endpoint: URL
}

/** Folder in the image of nginx that it may write to. */
const RUN_FOLDER = '/run/crossbook'

/**
 * Returns the files with which nginx serves a site from a store's bucket, by name: its configuration, and the bucket's policy.
 *
 * @returns a sentence when the store is not in a bucket, no reader of it is named, or the proxy in front is not one address
 */
export function bucketProxyFiles(request: BucketProxyRequest): Result<ReadonlyMap<string, string>, string> {
  const address = URL.canParse(request.store) ? new URL(request.store) : undefined
  if (address?.protocol !== 's3:' || address.host === '')
    return failure(`"${request.store}" is not a bucket: write --store s3://bucket/prefix.`)
  if (request.readers.length === 0)
    return failure(
      'nginx reads the bucket without a signature: name the addresses of nginx (--reader 192.0.2.7/32), so that the bucket stays closed to all others.',
    )
  const site = { ...request, bucket: address.host, prefix: address.pathname.replace(/^\/+|\/+$/g, '') }
  const { endpoint, trustedProxy, readers } = request
  if (isIP(trustedProxy) === 0 || ['0.0.0.0', '::'].includes(trustedProxy))
    return failure(
      `--trusted-proxy is "${trustedProxy}": write the one address of the proxy in front of nginx, such as 192.0.2.7, not a name or a network.`,
    )
  const store = new URL([endpoint.origin, site.bucket, site.prefix].filter(Boolean).join('/'))
  return success(
    new Map([
      ['nginx.conf', cachingProxy({ ...site, store, folder: RUN_FOLDER })],
      ['bucket-policy.json', `${JSON.stringify(readersPolicy(site, readers), null, 2)}\n`],
    ]),
  )
}

interface ReadBucket extends Pick<CachingProxy, 'channel' | 'acceptsMixes'> {
  bucket: string
  /** Folder of the store in the bucket; empty where it is the whole bucket. */
  prefix: string
}

/** The bucket's own policy: a proxy at one of these addresses reads the files of the channel's site, and nothing else. */
export function readersPolicy(
  { bucket, prefix, channel, acceptsMixes }: ReadBucket,
  addresses: readonly string[],
): Readonly<Record<string, unknown>> {
  const root = ['arn:aws:s3:::' + bucket, ...prefix.split('/').filter(Boolean)].join('/')
  return {
    Version: '2012-10-17',
    Statement: [
      {
        Sid: 'ReadSite',
        Effect: 'Allow',
        Principal: '*',
        Action: ['s3:GetObject'],
        Resource: readFolders(channel, acceptsMixes).map((folder) => `${root}/${folder}/*`),
        Condition: { IpAddress: { 'aws:SourceIp': addresses } },
      },
    ],
  }
}
