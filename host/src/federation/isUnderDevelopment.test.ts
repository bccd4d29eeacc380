/** @jest-environment node */
import type { AppName, AppVersion } from '@crossbook/contract'
import { isUnderDevelopment } from './isUnderDevelopment'

const page = {
  config: { authUrl: '/auth/v1', authKey: 'key', underDevelopment: ['host' as AppName, 'tools' as AppName] },
  host: { version: '1.0.0-dev' as AppVersion, session: [], screens: {} },
  remotes: ['tools', 'wallet'].map((name) => ({
    name: name as AppName,
    version: '1.0.0-dev' as AppVersion,
    entry: 'remoteEntry.js',
    screens: [],
    frames: {},
  })),
}

const isAllowed = (file: string, site = 'http://localhost:3000') =>
  isUnderDevelopment(new URL(file, site), page, new URL(site))

describe('files that no release pins', () => {
  it('may run when the page declares their app as under development', () => {
    expect(isAllowed('/apps/tools/1.0.0-dev/calculator.a1b2.hot-update.js')).toBe(true)
    expect(isAllowed('/apps/host/1.0.0-dev/main.js')).toBe(true)
    expect(isAllowed('/apps/tools/1.0.0-dev/remoteEntry.js', 'http://127.0.0.1:4000')).toBe(true)
  })

  it('are refused for every other app and version, and from another origin', () => {
    expect(isAllowed('/apps/wallet/1.0.0-dev/remoteEntry.js')).toBe(false)
    expect(isAllowed('/apps/tools/6.6.6/remoteEntry.js')).toBe(false)
    expect(isAllowed('http://localhost:4000/apps/tools/1.0.0-dev/remoteEntry.js')).toBe(false)
  })

  it('are refused on any public site, whatever its page declares', () => {
    expect(isAllowed('/apps/tools/1.0.0-dev/remoteEntry.js', 'https://crossbook.example')).toBe(false)
    expect(isAllowed('/apps/tools/1.0.0-dev/remoteEntry.js', 'https://localhost.crossbook.example')).toBe(
      false,
    )
  })

  it('are refused by a production build of the host', () => {
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' })
    expect(isAllowed('/apps/tools/1.0.0-dev/remoteEntry.js')).toBe(false)
    jest.restoreAllMocks()
  })
})
