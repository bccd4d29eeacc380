import type { PageRemote } from '@crossbook/contract'
import { differences } from './exactSet'

const remote = (name: string, version: string) => ({ name, version }) as PageRemote

it('lists what differs from the channel, also what only one of them has', () => {
  expect(
    differences(
      [remote('wallet', '1.0.0'), remote('earn', '1.0.0'), remote('tools', '1.0.0')],
      [remote('wallet', '1.1.0'), remote('earn', '1.0.0'), remote('lab', '0.1.0')],
    ),
  ).toEqual([
    { app: 'lab', from: null, to: '0.1.0' },
    { app: 'tools', from: '1.0.0', to: null },
    { app: 'wallet', from: '1.0.0', to: '1.1.0' },
  ])
})
