/** @jest-environment node */
import remote from './remote'

const FRAMED = [
  '/dashboard',
  '/dashboard/deposit',
  '/dashboard/withdraw',
  '/dashboard/swap',
  '/dashboard/transfer',
  '/dashboard/history',
  '/dashboard/wallet',
]

describe('the wallet’s table of screens', () => {
  it('keeps every screen for the signed in [WAL-16]', () => {
    expect(remote.screens.map(({ path }) => path)).toEqual([
      ...FRAMED,
      '/features/wallet',
      '/features/security',
      '/profile',
    ])
    expect(new Set(remote.screens.map(({ access }) => access))).toEqual(new Set(['signedIn']))
  })

  it('puts the sidebar around the dashboard and its sub-screens only [WAL-17]', () => {
    expect(
      remote.screens.flatMap(({ path, frame }) => (frame === './dashboard-frame' ? [path] : [])),
    ).toEqual(FRAMED)
  })

  it('names the back bar’s label and target as specified, and leaves the features to the history [WAL-18]', () => {
    expect(
      remote.screens.map(({ back }) => (typeof back === 'object' ? `${back.label} → ${back.to}` : back)),
    ).toEqual([
      'Dashboard → /',
      'Deposit → /dashboard',
      'Withdraw → /dashboard',
      'Swap → /dashboard',
      'Transfer → /dashboard',
      'Transaction History → /dashboard',
      'Wallet Overview → /dashboard',
      undefined,
      undefined,
      'Profile → /dashboard',
    ])
  })

  it('puts Wallet (also on phones) and Security into the Features menu [WAL-19]', () => {
    expect(remote.screens.flatMap(({ menu }) => menu ?? [])).toEqual([
      expect.objectContaining({ group: 'Features', label: 'Wallet', order: 2, onPhone: true }),
      expect.objectContaining({ group: 'Features', label: 'Security', order: 5 }),
    ])
  })
})
