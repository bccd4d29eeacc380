/** @jest-environment node */
import type { Mix, PageDocument, PageRemote } from '@crossbook/contract'
import { mixOnPage } from './mixOnPage'

const remote = (name: string, version: string, path = `/${name}`) =>
  ({
    name,
    version,
    entry: 'remoteEntry.js',
    screens: [{ path, access: 'public' }],
    frames: {},
  }) as unknown as PageRemote

const HOST = '3.0.0'

const mix = (changes: object = {}) =>
  ({
    name: 'Redesign',
    host: HOST,
    follows: true,
    replaced: [{ app: 'wallet', from: '1.0.0', to: '1.1.0' }],
    remotes: [remote('earn', '1.0.0'), remote('wallet', '1.1.0')],
    ...changes,
  }) as unknown as Mix

const pageOf = (remotes: readonly PageRemote[], version = HOST) =>
  ({ host: { version, screens: {} }, remotes }) as unknown as PageDocument

async function shown(of: Mix, own: PageDocument, provides: Record<string, string> = {}) {
  const site = { host: own.host, provides: new Map(Object.entries(provides)) }
  const { remotes, problem } = await mixOnPage(of, own, site)
  return { versions: remotes?.map(({ name, version }) => `${name} ${version}`), problem }
}

it('has the channel’s own of all that it does not replace, also what came after it was made', async () => {
  const own = pageOf([remote('earn', '2.0.0'), remote('lab', '1.0.0'), remote('wallet', '1.0.0')])
  expect(await shown(mix(), own)).toEqual({
    versions: ['earn 2.0.0', 'lab 1.0.0', 'wallet 1.1.0'],
    problem: undefined,
  })
})

it('has exactly the versions of its creation when it is pinned', async () => {
  const own = pageOf([remote('earn', '2.0.0'), remote('wallet', '1.0.0')])
  expect((await shown(mix({ follows: undefined }), own)).versions).toEqual(['earn 1.0.0', 'wallet 1.1.0'])
})

it('is shown with the versions of its creation when it no longer fits the channel’s release, and says so', async () => {
  const own = pageOf([remote('earn', '2.0.0', '/wallet'), remote('wallet', '1.0.0', '/purse')])
  expect(await shown(mix(), own)).toEqual({
    versions: ['earn 1.0.0', 'wallet 1.1.0'],
    problem: {
      kind: 'asMade',
      name: 'Redesign',
      because: '/wallet belongs to earn 2.0.0 and wallet 1.1.0',
    },
  })
})

it('is not shown when one of its versions needs a module that the channel’s new host does not provide', async () => {
  const build = {
    kind: 'remote',
    contract: 1,
    name: 'wallet',
    version: '1.1.0',
    commit: null,
    entry: 'remoteEntry.js',
    screens: [
      {
        path: '/wallet',
        module: './wallet',
        title: 'Wallet',
        description: 'Money.',
        access: 'public',
        files: [],
        showsCoinLogos: false,
      },
    ],
    frames: {},
    requires: { react: '^18.0.0' },
    files: {},
  }
  globalThis.fetch = () => Promise.resolve(Response.json(build))
  const own = pageOf([remote('earn', '2.0.0'), remote('wallet', '1.0.0')], '4.0.0')
  expect(await shown(mix(), own, { react: '19.0.0' })).toMatchObject({
    versions: undefined,
    problem: { kind: 'doesNotFit', because: 'wallet 1.1.0 needs react ^18.0.0, the host provides 19.0.0' },
  })
})
