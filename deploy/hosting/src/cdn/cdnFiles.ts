import { type ChannelName, failure, type Result, success } from '@crossbook/contract'
import { cachingProxy } from './cachingProxy'
import { cloudflareFiles } from './cloudflare'
import { cloudFrontFiles } from './cloudFront'
import { type Reader, readersPolicy } from './readersPolicy'

/** What may stand before a bucket. */
export const CDN_KINDS = ['cloudfront', 'cloudflare', 'nginx'] as const

export type CdnKind = (typeof CDN_KINDS)[number]

/** A channel of a store in a bucket, and how it is to be served. */
export interface CdnRequest {
  channel: ChannelName
  acceptsMixes: boolean
  /** Origin under which browsers reach the site. */
  url: URL
  /** The store's address: `s3://bucket/prefix`. */
  store: string
  /** Other origins that pages talk to: the auth service's. */
  connect: readonly string[]
  /** Origin of the collector of reports, where there is one. */
  collector?: URL | undefined
  /** Who reads the bucket: a distribution's ARN, or addresses of proxies. */
  readers: readonly string[]
  /** Address of the bucket's server, for nginx. */
  endpoint?: URL
  listen: string
  resolver: string
}

/** Folder in the image of nginx that it may write to. */
const RUN_FOLDER = '/run/crossbook'

/** The settings of a CDN before a store's bucket, by file name; a problem is a sentence. */
export function cdnFiles(kind: CdnKind, request: CdnRequest): Result<ReadonlyMap<string, string>, string> {
  const address = URL.canParse(request.store) ? new URL(request.store) : undefined
  if (address?.protocol !== 's3:' || address.host === '')
    return failure(
      `A CDN stands before a bucket, and "${request.store}" is none: write --store s3://bucket/prefix.`,
    )
  const site = { ...request, bucket: address.host, prefix: address.pathname.replace(/^\/+|\/+$/g, '') }
  const region = address.searchParams.get('region') ?? ''
  const withPolicy = (files: ReadonlyMap<string, string>, reader: Reader) =>
    success(
      new Map([
        ...files,
        ['bucket-policy.json', `${JSON.stringify(readersPolicy(site, reader), null, 2)}\n`],
      ]),
    )
  switch (kind) {
    case 'cloudfront':
      if (!/^[a-z0-9-]+$/.test(region))
        return failure(
          'The function that learns the stage of a rollout asks the bucket where it is: write --store s3://bucket/prefix?region=eu-central-1.',
        )
      return withPolicy(cloudFrontFiles({ ...site, host: request.url.host, region }), {
        kind: 'cloudFront',
        arn: request.readers[0] ?? '<arn of the distribution>',
      })
    case 'cloudflare':
      return success(cloudflareFiles(site))
    case 'nginx': {
      const { endpoint } = request
      if (!endpoint || request.readers.length === 0)
        return failure(
          'nginx asks the bucket without a signature: say where it is (--endpoint https://s3.example), and from which addresses nginx comes (--reader 192.0.2.7/32), so that the bucket is open to nobody else.',
        )
      const store = new URL([endpoint.origin, site.bucket, site.prefix].filter(Boolean).join('/'))
      return withPolicy(new Map([['nginx.conf', cachingProxy({ ...site, store, folder: RUN_FOLDER })]]), {
        kind: 'proxy',
        addresses: request.readers,
      })
    }
  }
}
