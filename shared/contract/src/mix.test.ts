/** @jest-environment node */
import { type Mix, mixRemotes, versionDifferences } from './mix'
import type { PageRemote } from './page'

const remote = (name: string, version: string) => ({ name, version }) as PageRemote

const versions = (remotes: readonly PageRemote[]) => remotes.map(({ name, version }) => `${name} ${version}`)

/** A mix of wallet 1.1.0 with the earn and tools of its day. */
const mix = (follows?: true) =>
  ({
    ...(follows ? { follows } : {}),
    replaced: [{ app: 'wallet', from: '1.0.0', to: '1.1.0' }],
    remotes: [remote('earn', '1.0.0'), remote('tools', '1.0.0'), remote('wallet', '1.1.0')],
  }) as unknown as Mix

/** The channel's current release: another earn, no tools, and a new remote. */
const channel = [remote('earn', '2.0.0'), remote('lab', '1.0.0'), remote('wallet', '1.0.0')]

it('that follows its channel shows its own versions and otherwise the channel’s current ones', () => {
  expect(versions(mixRemotes(mix(true), channel))).toEqual(['earn 2.0.0', 'lab 1.0.0', 'wallet 1.1.0'])
})

it('shows the versions it was made with when it is pinned or older than mixes that follow', () => {
  expect(versions(mixRemotes(mix(), channel))).toEqual(['earn 1.0.0', 'tools 1.0.0', 'wallet 1.1.0'])
})

it('lists the differences from the channel, also applications that only one of them has', () => {
  expect(
    versionDifferences(
      [remote('wallet', '1.0.0'), remote('earn', '1.0.0'), remote('tools', '1.0.0')],
      [remote('wallet', '1.1.0'), remote('earn', '1.0.0'), remote('lab', '0.1.0')],
    ),
  ).toEqual([
    { app: 'lab', from: null, to: '0.1.0' },
    { app: 'tools', from: '1.0.0', to: null },
    { app: 'wallet', from: '1.0.0', to: '1.1.0' },
  ])
})
