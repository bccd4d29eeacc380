import {
  type AppName,
  type AppVersion,
  type BuiltHost,
  type BuiltRemote,
  canonicalJson,
  type ChannelName,
  HOST,
  type Release,
} from '@crossbook/contract'
import { writePages } from '@crossbook/pages'
import { composeRelease, createMix, syncChannelSite } from '@crossbook/releases'
import { channelName, type ChannelRevision, type Store } from '@crossbook/store'
import { revisionHash } from '@crossbook/trust'
import { hostBuild, published, remoteBuild } from '../sampleBuilds'

const HOUR_MS = 60 * 60 * 1000

/** The size of the store of a company with many teams. */
export const LARGE = { remotes: 100, channels: 12, revisions: 2_000 } as const

/** Releases that its channels move among: enough that neighbours differ, few enough to be written in seconds. */
const RELEASES = 24

/** Versions of each remote, and how many remotes are at the next one in the next release. */
const VERSIONS = ['1.0.0', '1.1.0', '1.2.0']
const MOVED_AT_ONCE = 7

const AUTHORS = ['Ada', 'Grace', 'Linus', 'Margaret', 'Edsger']

export const PRODUCTION = channelName('production')
export const STAGING = channelName('staging')

/** The end of a large past. */
export interface LargePast {
  channels: readonly ChannelName[]
  /** Production's release, and the one that its rollout shows to 25 percent. */
  shown: Release
  next: Release
}

/**
 * Fills a store with 100 remotes, 12 channels and 2,000 revisions, one every hour and all before `now`. Production has a rollout under
 * way; staging accepts mixes and has one. The same each time.
 */
export async function largePast(store: Store, now: Date): Promise<LargePast> {
  const host = await published(
    store,
    hostBuild({ knows: { access: ['public', 'signedIn'], menuGroups: [] } }),
  )
  const remotes = await publishedRemotes(store)
  const releases: Release[] = []
  for (let index = 0; index < RELEASES; index++)
    releases.push(releaseOf(host, remotes, { index, parent: releases.at(-1)?.id ?? null, now }))
  for (const release of releases) await store.putRelease(release.id, canonicalJson(release))

  const channels = [PRODUCTION, STAGING, ...teamChannels()]
  const each = Math.floor(LARGE.revisions / channels.length)
  const extra = LARGE.revisions - each * channels.length
  await Promise.all(
    channels.map((channel, place) =>
      fill(store, channel, releases, { count: each + (place < extra ? 1 : 0), place, now }),
    ),
  )
  const [shown, next] = [releases[0], releases[1]]
  if (!shown || !next) throw new Error('There are no releases')
  await endWith(store, PRODUCTION, shown, { rollout: rolloutOf(next, now) }, now)
  await endWith(store, STAGING, next, { settings: MIXES }, now)
  const mix = await createMix(store, {
    channel: STAGING,
    builds: [{ app: remoteName(0), version: '1.2.0' as AppVersion }],
    name: 'For the designers',
    owner: 'Ada',
    days: 7,
    now: () => now,
  })
  if (!mix.ok) throw new Error(JSON.stringify(mix.problem))
  await publishSite(store, STAGING, next, now)
  return { channels, shown, next }
}

const MIXES = {
  acceptsMixes: true,
  site: { authUrl: '/auth/v1', authKey: 'public-key' },
  url: 'https://staging.crossbook.example',
} as const

/** Writes the pages of a channel as its last promotion would have, only compressed as quickly as for a site of one machine. */
async function publishSite(store: Store, channel: ChannelName, release: Release, now: Date) {
  const config = { ...MIXES.site, channel, acceptsMixes: MIXES.acceptsMixes }
  const { set } = await writePages(store, release, config, { compression: 'quick' })
  const revision = (await store.readPointer(channel))?.revision ?? 0
  await syncChannelSite(store, channel, { revision, set }, now)
}

function remoteName(index: number) {
  return `team${String(index).padStart(3, '0')}` as AppName
}

function teamChannels() {
  return Array.from({ length: LARGE.channels - 2 }, (_, index) => channelName(`preview-${String(index + 1)}`))
}

async function publishedRemotes(store: Store): Promise<readonly (readonly BuiltRemote[])[]> {
  return Promise.all(
    Array.from({ length: LARGE.remotes }, (_, index) =>
      Promise.all(
        VERSIONS.map((version) =>
          published(store, remoteBuild({ name: remoteName(index), version: version as AppVersion })),
        ),
      ),
    ),
  )
}

/** The release of this number: seven remotes are one version further than in the previous one; after the last version the first follows. */
function releaseOf(
  host: BuiltHost,
  remotes: readonly (readonly BuiltRemote[])[],
  { index, parent, now }: { index: number; parent: Release['parent']; now: Date },
) {
  return composeRelease({
    parent,
    createdAt: now.toISOString(),
    author: 'a test',
    reason: `Release ${String(index)}`,
    host,
    remotes: remotes.flatMap((versions, place) => {
      const steps = Math.floor((index * MOVED_AT_ONCE + place) / LARGE.remotes)
      return versions[steps % versions.length] ?? []
    }),
  })
}

async function fill(
  store: Store,
  channel: ChannelName,
  releases: readonly Release[],
  { count, place, now }: { count: number; place: number; now: Date },
) {
  // Their last one is written by endWith.
  const last = channel === PRODUCTION || channel === STAGING ? count - 1 : count
  let before: ChannelRevision | undefined
  for (let revision = 1; revision <= last; revision++) {
    const release = releases[(revision + 2 * place) % releases.length]
    if (!release) throw new Error('There are no releases')
    const written: ChannelRevision = {
      revision,
      release: release.id,
      at: new Date(now.getTime() - (count + 1 - revision) * HOUR_MS).toISOString(),
      author: AUTHORS[(revision + place) % AUTHORS.length] ?? 'a test',
      reason: `Step ${String(revision)} of ${channel}`,
      kind: revision % 17 === 0 ? 'rollback' : 'promotion',
      apps: appsOf(release),
    }
    before = await move(store, channel, written, before)
  }
}

async function endWith(
  store: Store,
  channel: ChannelName,
  release: Release,
  changes: Pick<ChannelRevision, 'rollout' | 'settings'>,
  now: Date,
) {
  const before = await store.readPointer(channel)
  if (!before) throw new Error(`${channel} has no past`)
  const written: ChannelRevision = {
    ...before,
    ...changes,
    release: release.id,
    apps: appsOf(release),
    revision: before.revision + 1,
    at: new Date(now.getTime() - HOUR_MS).toISOString(),
    reason: changes.rollout ? 'Nobody has seen a fault' : 'Designers look at it',
    kind: changes.rollout ? 'rollout' : 'settings',
  }
  await move(store, channel, written, before)
}

function rolloutOf(next: Release, now: Date): NonNullable<ChannelRevision['rollout']> {
  return {
    release: next.id,
    apps: appsOf(next),
    stages: [5, 25, 100],
    stage: 1,
    since: new Date(now.getTime() - HOUR_MS).toISOString(),
    everyMinutes: 120,
    visitsWanted: 300,
    visitsBefore: 0,
  }
}

function appsOf({ host, remotes }: Release): Record<AppName, AppVersion> {
  return Object.fromEntries([
    [HOST, host.version],
    ...remotes.map(({ name, version }) => [name, version] as const),
  ]) as Record<AppName, AppVersion>
}

/** Writes a revision that names the previous one, as the command line does. */
async function move(
  store: Store,
  channel: ChannelName,
  revision: ChannelRevision,
  before: ChannelRevision | undefined,
) {
  const linked = before ? { ...revision, before: revisionHash(before) } : revision
  if ((await store.movePointer(channel, linked)) !== 'moved')
    throw new Error(`${channel} has a revision ${String(revision.revision)} already`)
  return linked
}
