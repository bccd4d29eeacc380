import type { ChannelName } from '@crossbook/contract'
import { readFolders } from './siteObjects'

interface ReadBucket {
  bucket: string
  /** Folder of the store in the bucket; empty where it is the whole bucket. */
  prefix: string
  channel: ChannelName
  acceptsMixes: boolean
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
