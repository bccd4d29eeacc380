/** @jest-environment node */
import { headerMenus, pageGroups, type Access, type MenuEntry } from './index'

const screen = (path: string, menu?: MenuEntry) => ({ path, ...(menu ? { menu } : {}) })

describe('header menus', () => {
  it('gather the entries of all remotes in the header’s order of groups', () => {
    const menus = headerMenus([
      { screens: [screen('/earn/staking', { group: 'Earn', label: 'Staking', order: 1 })] },
      { screens: [screen('/trading/spot', { group: 'Trading', label: 'Spot', order: 1, onPhone: true })] },
    ])
    expect(menus).toEqual([
      { group: 'Trading', links: [{ label: 'Spot', to: '/trading/spot', onPhone: true }] },
      { group: 'Earn', links: [{ label: 'Staking', to: '/earn/staking', onPhone: false }] },
    ])
  })

  it('pass on the line and the icon of an entry, also an icon that this host does not know', () => {
    const entry = { group: 'Tools', label: 'Gas', order: 1, line: 'Network fees', icon: 'flame' } as const
    expect(headerMenus([{ screens: [screen('/tools/gas', entry)] }])[0]?.links[0]).toMatchObject({
      line: 'Network fees',
      icon: 'flame',
    })
  })

  it('sort a group by order, then by label, whichever remote an entry comes from', () => {
    const menus = headerMenus([
      { screens: [screen('/features/wallet', { group: 'Features', label: 'Wallet', order: 2 })] },
      {
        screens: [
          screen('/features/alerts', { group: 'Features', label: 'Alerts', order: 2 }),
          screen('/features/prices', { group: 'Features', label: 'Prices', order: 1 }),
        ],
      },
    ])
    expect(menus[0]?.links.map((link) => link.label)).toEqual(['Prices', 'Alerts', 'Wallet'])
  })

  it('leave out screens without an entry and groups without screens', () => {
    expect(headerMenus([{ screens: [screen('/about')] }])).toEqual([])
  })
})

describe('the groups of all pages', () => {
  const page = (path: string, title: string, access: Access, menu?: MenuEntry) => ({
    ...screen(path, menu),
    title,
    access,
  })

  it('are those of the menus, then the account’s and the open pages that are in no menu', () => {
    const groups = pageGroups([
      {
        screens: [
          page('/', 'AI-Powered Crypto Trading', 'public'),
          page('/terms', 'Terms of Service', 'public'),
        ],
      },
      {
        screens: [
          page('/dashboard', 'Dashboard', 'signedIn'),
          page('/features/wallet', 'Multi-Coin Wallet', 'signedIn', {
            group: 'Features',
            label: 'Wallet',
            order: 2,
            onPhone: true,
          }),
        ],
      },
    ])
    expect(groups).toEqual([
      { group: 'Features', links: [{ label: 'Wallet', to: '/features/wallet' }] },
      { group: 'Account', links: [{ label: 'Dashboard', to: '/dashboard' }] },
      { group: 'Information', links: [{ label: 'Terms of Service', to: '/terms' }] },
    ])
  })

  it('stay short on a site of a thousand screens, whose pages all hold them', () => {
    const screens = Array.from({ length: 1000 }, (_, at) => page(`/many/${at}`, `Page ${at}`, 'signedIn'))
    const [account, ...others] = pageGroups([{ screens }])
    expect(account?.links).toHaveLength(16)
    expect(account?.links[0]).toEqual({ label: 'Page 0', to: '/many/0' })
    expect(others).toEqual([])
  })
})
