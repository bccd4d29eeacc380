/** @jest-environment node */
import type { AppName, AppVersion, Mix, Release } from '@crossbook/contract'
import { remoteBuild } from '@crossbook/deploy-testing/sampleBuilds'
import { sampleRelease } from '@crossbook/deploy-testing/sampleReleases'
import type { ChannelRevision, ChannelSettings } from '@crossbook/store'
import { servedBuilds } from './servedBuilds'

const NOW = new Date('2024-03-15T12:00:00.000Z')
const DAY_MS = 24 * 60 * 60 * 1000
const WALLET = 'wallet' as AppName

const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS).toISOString()

function releaseOf(version: string, previous?: string) {
  const { app } = remoteBuild({ version: version as AppVersion })
  return sampleRelease({
    remotes: [app],
    ...(previous === undefined
      ? {}
      : {
          previous: { [WALLET]: { version: previous as AppVersion, manifest: `sha256-${'A'.repeat(43)}=` } },
        }),
  })
}

/** A channel that showed these releases since so many days ago. */
function past(shown: readonly (readonly [release: Release, days: number])[], settings?: ChannelSettings) {
  const history = shown.map(([{ id }, days], index): ChannelRevision => ({
    revision: index + 1,
    release: id,
    at: daysAgo(days),
    author: 'a test',
    reason: '',
    kind: 'promotion',
    apps: {},
    ...(settings ? { settings } : {}),
  }))
  return { history, releases: shown.map(([release]) => release), mixes: [], now: NOW }
}

function mixOf(version: string, dates: Pick<Mix, 'expiresAt' | 'endedAt'>) {
  const { entry, screens, frames } = remoteBuild().app
  const remote = { name: WALLET, version: version as AppVersion, entry, frames, screens }
  return { remotes: [remote] as unknown as Mix['remotes'], replaced: [], ...dates }
}

const names = (...args: Parameters<typeof servedBuilds>) =>
  [...servedBuilds(...args).keys()].filter((name) => name.startsWith('wallet')).sort()

it('is the release with the host before, however long ago, because pages offer it where their host is broken', () => {
  const before = releaseOf('1.0.0', '0.9.0')
  const { history, releases, ...rest } = past([[sampleRelease({ hostBefore: before.id, remotes: [] }), 0]])
  expect(names({ history, releases, ...rest })).toEqual([])
  expect(names({ history, releases: [...releases, before], ...rest })).toEqual([
    'wallet@0.9.0',
    'wallet@1.0.0',
  ])
})

it('lasts for the number of days in the channel’s settings', () => {
  const shown = [
    [releaseOf('1.0.0'), 4],
    [releaseOf('2.0.0'), 2],
  ] as const
  expect(names(past(shown, { acceptsMixes: false, openTabDays: 3 }))).toEqual([
    'wallet@1.0.0',
    'wallet@2.0.0',
  ])
  expect(names(past(shown, { acceptsMixes: false, openTabDays: 1 }))).toEqual(['wallet@2.0.0'])
})

it('is what open mixes show, on a channel that accepts mixes', () => {
  const open = { expiresAt: daysAgo(-1) }
  const mixes = [
    mixOf('5.0.0', open),
    mixOf('6.0.0', { expiresAt: daysAgo(0) }),
    mixOf('7.0.0', { ...open, endedAt: daysAgo(1) }),
  ]
  const shown = [[releaseOf('1.0.0'), 1]] as const
  expect(names({ ...past(shown, { acceptsMixes: true }), mixes })).toEqual(['wallet@1.0.0', 'wallet@5.0.0'])
  expect(names({ ...past(shown, { acceptsMixes: false }), mixes })).toEqual(['wallet@1.0.0'])
})
