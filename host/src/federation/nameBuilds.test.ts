import type { PageDocument } from '@crossbook/contract'
import { nameBuilds } from './nameBuilds'

const page = (config: Partial<PageDocument['config']>) =>
  ({
    config: { channel: 'staging', ...config },
    host: { version: '3.0.0' },
    remotes: [
      { name: 'wallet', version: '1.1.0', previous: { version: '1.0.0' }, earlier: [{ version: '0.9.0' }] },
      { name: 'tools', version: '2.0.0' },
    ],
  }) as unknown as PageDocument

const stated = () =>
  [...document.querySelectorAll('meta[http-equiv="Content-Security-Policy"]')].map((meta) =>
    meta.getAttribute('content'),
  )

afterEach(() => document.head.replaceChildren())

it('names the builds that the tab shows, and those that it falls back on, where mixes may come', () => {
  nameBuilds(page({ acceptsMixes: true }))
  expect(stated()).toEqual([
    'script-src *:*/apps/host/3.0.0/ *:*/apps/wallet/1.1.0/ *:*/apps/wallet/1.0.0/ *:*/apps/wallet/0.9.0/ *:*/apps/tools/2.0.0/',
  ])
})

it.each([
  ['on a channel without mixes, whose pages name them already', {}],
  [
    'under development, where builds come that nobody can name',
    { acceptsMixes: true, underDevelopment: ['wallet'] },
  ],
])('prints nothing %s', (_, config) => {
  nameBuilds(page(config as Partial<PageDocument['config']>))
  expect(stated()).toEqual([])
})
