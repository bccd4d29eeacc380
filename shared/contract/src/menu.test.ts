import { headerMenus, type MenuEntry } from './index'

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
