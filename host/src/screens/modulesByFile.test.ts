/** @jest-environment node */
import type { PageDocument } from '@crossbook/contract'
import { modulesByFile } from './modulesByFile'

const page = {
  host: { version: '2.0.0', session: [], screens: { '/login': ['a1.js'], '/register': ['a2.js'] } },
  remotes: [
    {
      name: 'wallet',
      version: '1.0.0',
      entry: 'remoteEntry.js',
      frames: { './frame': ['b0.js', 'shared.js'] },
      screens: [
        { path: '/dashboard', module: './dashboard', files: ['b1.js', 'shared.js'] },
        { path: '/features/wallet', module: './multi-coin-wallet', files: ['b2.js'] },
      ],
    },
  ],
} as unknown as PageDocument

const moduleOf = (pathname: string) => modulesByFile(page)({ pathname })

it.each([
  ['the only screen that loads it', '/apps/wallet/1.0.0/b1.js', './dashboard'],
  ['its frame', '/apps/wallet/1.0.0/b0.js', './frame'],
  ['one of the host’s own pages', '/apps/host/2.0.0/a1.js', './sign-in'],
  ['no single screen, where several load it', '/apps/wallet/1.0.0/shared.js', './main'],
  ['no screen, where none loads it', '/apps/host/2.0.0/c1.js', './main'],
  ['no screen, in a build that the page does not name', '/apps/wallet/0.9.0/b1.js', './main'],
])('a file is named after %s', (_what, pathname, module) => {
  expect(moduleOf(pathname)).toBe(module)
})
