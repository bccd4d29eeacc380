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

/** What the channel shows by now: another earn, no tools, and a remote that is new. */
const channel = [remote('earn', '2.0.0'), remote('lab', '1.0.0'), remote('wallet', '1.0.0')]

it('shows what it was made for beside what its channel shows at the time, when it follows', () => {
  expect(versions(mixRemotes(mix(true), channel))).toEqual(['earn 2.0.0', 'lab 1.0.0', 'wallet 1.1.0'])
})

it('shows all as it was made, when it is pinned or older than mixes that follow', () => {
  expect(versions(mixRemotes(mix(), channel))).toEqual(['earn 1.0.0', 'tools 1.0.0', 'wallet 1.1.0'])
})

it('lists what differs from the channel, also what only one of them has', () => {
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
