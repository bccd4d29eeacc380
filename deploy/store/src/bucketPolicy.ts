import { type AppName, type ChannelName, failure, type Result, success } from '@crossbook/contract'
import { PLACES, safe } from './storeLayout'

/** Roles with their own credentials for a bucket. */
export type StoreRole =
  /** Publishes builds of one application. */
  | { kind: 'team'; app: AppName }
  /** Moves one channel, or all of them; with `copiesBuilds` it also brings builds from another store. */
  | { kind: 'promoter'; channel?: ChannelName; copiesBuilds?: boolean }
  /** Only looks. */
  | { kind: 'reader' }

/** A policy in the form that AWS and most S3-compatible servers accept for a user or a role. */
export interface BucketPolicy {
  Version: '2012-10-17'
  Statement: readonly {
    Sid: string
    Effect: 'Allow'
    Action: readonly string[]
    Resource: readonly string[]
  }[]
}

/** A place of the store, by its name in `PLACES`. */
export type Place = keyof typeof PLACES

/** Rights of each role in each folder, in addition to reading. Every new folder needs an entry here. */
export const STORE_RIGHTS: Readonly<
  Record<Place, { writes: readonly StoreRole['kind'][]; removes: readonly StoreRole['kind'][] }>
> = {
  apps: { writes: ['team'], removes: [] },
  claims: { writes: ['team'], removes: [] },
  // A team and the people who move channels both mark builds as bad and as good.
  marks: { writes: ['team', 'promoter'], removes: ['team', 'promoter'] },
  verifications: { writes: ['promoter'], removes: [] },
  releases: { writes: ['promoter'], removes: [] },
  pageSets: { writes: ['promoter'], removes: [] },
  prerenders: { writes: ['promoter'], removes: [] },
  channels: { writes: ['promoter'], removes: [] },
  mixes: { writes: ['promoter'], removes: [] },
  deliveries: { writes: ['promoter'], removes: [] },
  // Derived from the rest. Files that a channel's site no longer shows are removed.
  sites: { writes: ['promoter'], removes: ['promoter'] },
  listings: { writes: ['promoter'], removes: ['promoter'] },
  // Only prune writes here, and it may remove everywhere.
  removed: { writes: [], removes: [] },
  probes: { writes: ['team', 'promoter'], removes: [] },
}

/** Places with a folder for each application: a team writes its own. */
export const BY_APP: readonly Place[] = ['apps', 'claims', 'marks']

/** Places with a folder, or one document, for each channel: the promoter of a channel writes its own. */
export const BY_CHANNEL: readonly Place[] = ['channels', 'mixes', 'deliveries', 'sites', 'listings']

/** Places with one document for each channel instead of a folder. */
const CHANNEL_DOCUMENTS: readonly Place[] = ['deliveries']

/** Places where a promoter with `copiesBuilds` also writes. */
const COPIED: readonly Place[] = ['apps', 'claims']

/** Returns the minimum rights of a role in the bucket of a store at `s3://bucket/prefix`; a problem is a sentence. */
export function bucketPolicy(location: string, role: StoreRole): Result<BucketPolicy, string> {
  const url = URL.canParse(location) ? new URL(location) : undefined
  if (url?.protocol !== 's3:')
    return failure(
      `A policy is for a store in a bucket, and "${location}" is not one: name a bucket with --store s3://bucket/prefix. A folder is protected by its file permissions.`,
    )
  const bucket = `arn:aws:s3:::${url.host}`
  const prefix = url.pathname.replace(/^\/+|\/+$/g, '')
  const root = prefix ? `${bucket}/${prefix}` : bucket
  const places = (right: 'writes' | 'removes') =>
    (Object.keys(STORE_RIGHTS) as Place[])
      .filter(
        (place) =>
          STORE_RIGHTS[place][right].includes(role.kind) || (right === 'writes' && isCopied(place, role)),
      )
      .map((place) => `${root}/${PLACES[place]}/${ownPart(place, role)}`)
  const statement = (Sid: string, Action: string, Resource: readonly string[]) =>
    Resource.length > 0 ? [{ Sid, Effect: 'Allow' as const, Action: [Action], Resource }] : []
  return success({
    Version: '2012-10-17',
    Statement: [
      // For the whole bucket: with a condition on names, AWS answers 403 instead of 404 for a missing object.
      ...statement('List', 's3:ListBucket', [bucket]),
      ...statement('Read', 's3:GetObject', [`${root}/*`]),
      ...statement('Write', 's3:PutObject', places('writes')),
      ...statement('Remove', 's3:DeleteObject', places('removes')),
    ],
  })
}

function isCopied(place: Place, role: StoreRole) {
  return role.kind === 'promoter' && role.copiesBuilds === true && COPIED.includes(place)
}

/** Returns the part of a place that a role writes, in a policy's notation. */
function ownPart(place: Place, role: StoreRole) {
  if (role.kind === 'team' && BY_APP.includes(place)) return `${safe(role.app)}/*`
  if (role.kind !== 'promoter' || role.channel === undefined || !BY_CHANNEL.includes(place)) return '*'
  const channel = safe(role.channel)
  return CHANNEL_DOCUMENTS.includes(place) ? `${channel}.json` : `${channel}/*`
}
