import type { ChannelName } from '@crossbook/contract'
import { readFolders } from './siteObjects'

/** Who stands before a bucket: a CloudFront distribution by its ARN, or a proxy by the addresses that it comes from. */
export type Reader = { kind: 'cloudFront'; arn: string } | { kind: 'proxy'; addresses: readonly string[] }

interface ReadBucket {
  bucket: string
  /** Folder of the store in the bucket; empty where it is the whole bucket. */
  prefix: string
  channel: ChannelName
  acceptsMixes: boolean
}

/** The bucket's own policy, with which whoever stands before it reads what the site serves, and nothing else. */
export function readersPolicy(
  { bucket, prefix, channel, acceptsMixes }: ReadBucket,
  reader: Reader,
): Readonly<Record<string, unknown>> {
  const root = ['arn:aws:s3:::' + bucket, ...prefix.split('/').filter(Boolean)].join('/')
  return {
    Version: '2012-10-17',
    Statement: [
      {
        Sid: 'ReadSite',
        Effect: 'Allow',
        Principal: reader.kind === 'cloudFront' ? { Service: 'cloudfront.amazonaws.com' } : '*',
        Action: ['s3:GetObject'],
        Resource: readFolders(channel, acceptsMixes).map((folder) => `${root}/${folder}/*`),
        Condition:
          reader.kind === 'cloudFront'
            ? { StringEquals: { 'AWS:SourceArn': reader.arn } }
            : { IpAddress: { 'aws:SourceIp': reader.addresses } },
      },
    ],
  }
}
