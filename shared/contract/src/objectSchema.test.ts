/** @jest-environment node */
import { check, checkPageStart } from '.'
import { pageDocumentSchema } from './page'
import { object } from './objectSchema'
import * as v from 'valibot'

afterEach(() => Reflect.deleteProperty(Object.prototype, 'legacy'))

const INTEGRITY = `sha256-${'A'.repeat(43)}=`
const RELEASE = `r${'0'.repeat(32)}`

it('documents are read where another script has added to every object', () => {
  const start = {
    release: RELEASE,
    config: { authUrl: '/auth/v1', authKey: 'a-key' },
    host: { version: '1.0.0' },
    document: { url: '/prerenders/0123/release.json', integrity: INTEGRITY },
  }
  const screen = {
    path: '/wallet',
    module: './wallet',
    title: 'Wallet',
    access: 'public',
    menu: { group: 'Tools', label: 'Wallet', order: 1 },
    back: { label: 'Back', to: '/' },
    files: ['wallet.js'],
  }
  const page = {
    ...{ release: RELEASE, config: start.config, integrity: {} },
    host: { version: '1.0.0', session: ['session.js'], screens: { '/login': ['login.js'] } },
    remotes: [{ name: 'wallet', version: '1.0.0', entry: 'remoteEntry.js', screens: [screen], frames: {} }],
  }
  Object.assign(Object.prototype, { legacy: () => undefined })
  expect(checkPageStart(start)).toMatchObject({ ok: true, value: start })
  const read = check(pageDocumentSchema, page, 'Page document')
  expect(read).toMatchObject({ ok: true, value: page })
})

it('an object has the checked entries and no others', () => {
  const read = v.parse(object({ coin: v.string() }), { coin: 'BTC', more: 1 })
  expect(read).toEqual({ coin: 'BTC' })
})
