import type { BuiltRemote, Release, SiteConfig } from '@crossbook/contract'
import { composeRelease, promote } from '@crossbook/releases'
import { channelName, type Store } from '@crossbook/store'
import { hostBuild, published, remoteBuild } from './sampleBuilds'

export const LOCAL = channelName('local')

export const SITE_CONFIG: SiteConfig = { authUrl: '/auth/v1', authKey: 'public-key' }

/** A release document; `overrides` replace parts of its content. */
export function sampleRelease(overrides: Partial<Omit<Release, 'id'>> = {}) {
  return composeRelease({
    parent: null,
    createdAt: '2024-03-15T12:00:00.000Z',
    author: 'a test',
    reason: 'to see it work',
    host: hostBuild().app,
    remotes: [remoteBuild().app],
    ...overrides,
  })
}

/** Publishes the sample host and remote and promotes them as the first release of the channel `local`. */
export async function promotedRelease(store: Store) {
  const host = await published(store, hostBuild())
  // A path that it once had leads to one that it has.
  const redirects = { '/wallet/old': '/wallet/open' } as NonNullable<BuiltRemote['redirects']>
  const remotes = [await published(store, remoteBuild({ redirects }))]
  const release = sampleRelease({ host, remotes })
  const promoted = await promote(store, { channel: LOCAL, release, after: 0, config: SITE_CONFIG })
  if (!promoted.ok) throw new Error(JSON.stringify(promoted.problem))
  return release
}
