/** @jest-environment node */
import type { AppVersion, Mix, MixId, PageDocument } from '@crossbook/contract'
import { otherPage } from './mixPage'

const ID = 'm0123456789abcdef' as MixId
const PAGE = `/mixed/${ID}`

/** A mix with a host of its own, where a version is given. */
const mix = (host?: string, id = ID) =>
  ({
    id,
    replaced: [
      { app: 'wallet', from: '1.0.0', to: '1.1.0' },
      ...(host === undefined ? [] : [{ app: 'host', from: '1.0.0', to: host }]),
    ],
  }) as unknown as Mix

const channelPage = { host: { version: '1.0.0' } } as PageDocument

/** The page of a mix on a channel with host 1.0.0. */
const mixPage = (id = ID) =>
  ({
    host: { version: '2.0.0' },
    ofMix: { id, host: '1.0.0' as AppVersion, remotes: [] },
  }) as unknown as PageDocument

it.each([
  ['a mix of remotes stays on the channel’s page', mix(), channelPage, undefined],
  ['a mix with another host has a page of its own', mix('2.0.0'), channelPage, PAGE],
  ['a mix whose host the channel has by now stays', mix('1.0.0'), channelPage, undefined],
  ['a mix stays on its own page', mix('2.0.0'), mixPage(), undefined],
  [
    'another mix with a host goes from there to its page',
    mix('3.0.0', 'mfedcba9876543210' as MixId),
    mixPage(),
    '/mixed/mfedcba9876543210',
  ],
  [
    'another mix of remotes goes from there to the channel’s page',
    mix(undefined, 'mfedcba9876543210' as MixId),
    mixPage(),
    null,
  ],
])('%s', (_, of, page, expected) => {
  expect(otherPage(of, page)).toBe(expected)
})
