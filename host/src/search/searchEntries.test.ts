/** @jest-environment node */
import { searchEntries } from './searchEntries'

const screen = (path: string, title: string, access: 'public' | 'signedIn' | 'signedOut' = 'public') => ({
  path,
  title,
  access,
})

const SCREENS = [
  screen('/login', 'Sign In', 'signedOut'),
  screen('/', 'AI-Powered Crypto Trading'),
  screen('/trading/spot', 'Spot Trading'),
  screen('/trading/charts', 'Advanced Trading Charts'),
  screen('/dashboard/deposit', 'Deposit', 'signedIn'),
  screen('/reports/tax', 'Tax Report', 'signedIn'),
]

const ofKind = (kind: string, isSignedIn = false, screens = SCREENS) =>
  searchEntries(screens, isSignedIn).filter((entry) => entry.kind === kind)

describe('what can be searched for', () => {
  it('is every page but the landing page, including those of a remote that is new to the host [SHL-55]', () => {
    expect(ofKind('page').map(({ label, to }) => [label, to])).toEqual([
      ['Sign In', '/login'],
      ['Spot Trading', '/trading/spot'],
      ['Advanced Trading Charts', '/trading/charts'],
      ['Deposit', '/dashboard/deposit'],
      ['Tax Report', '/reports/tax'],
    ])
  })

  it('is no page that the signed in are sent away from', () => {
    expect(ofKind('page', true).map(({ label }) => label)).not.toContain('Sign In')
  })

  it('is every coin that has a chart, at the address that its rows lead to [SHL-55]', () => {
    const coins = ofKind('coin')
    expect(coins[0]).toMatchObject({ label: 'BTC · Bitcoin', to: '/trading/charts?asset=BTC' })
    expect(coins.find(({ symbol }) => symbol === 'XRP')?.label).toBe('XRP')
    expect(coins.find(({ symbol }) => symbol === 'USDT')).toBeUndefined()
  })

  it('is what can be done with a coin of an account at an address of the release [SHL-55]', () => {
    expect(ofKind('action').map(({ label, to }) => [label, to])).toEqual([
      ['Deposit BTC', '/dashboard/deposit?coin=BTC'],
      ['Deposit ETH', '/dashboard/deposit?coin=ETH'],
      ['Deposit USDT', '/dashboard/deposit?coin=USDT'],
      ['Deposit BNB', '/dashboard/deposit?coin=BNB'],
    ])
  })

  it('is neither coin nor action where no screen answers to it', () => {
    const screens = [screen('/about', 'About')]
    expect(searchEntries(screens, false).map(({ label }) => label)).toEqual(['About'])
  })
})
