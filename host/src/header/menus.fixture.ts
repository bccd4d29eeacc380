import { headerMenus } from '@crossbook/contract'

/** Menus as they derive from remotes with a few screens in each group. */
export const MENUS = headerMenus([
  {
    screens: [
      { path: '/trading/spot', menu: { group: 'Trading', label: 'Spot', order: 1, onPhone: true } },
      {
        path: '/trading/futures',
        menu: { group: 'Trading', label: 'Futures', order: 2, onPhone: true, line: 'Leverage up to 100x' },
      },
      { path: '/trading/margin', menu: { group: 'Trading', label: 'Margin', order: 3 } },
      { path: '/trading/p2p', menu: { group: 'Trading', label: 'P2P', order: 4, onPhone: true } },
      { path: '/features/prices', menu: { group: 'Features', label: 'Prices', order: 1, onPhone: true } },
    ],
  },
  {
    screens: [
      { path: '/features/wallet', menu: { group: 'Features', label: 'Wallet', order: 2, onPhone: true } },
      { path: '/dashboard' },
    ],
  },
  {
    screens: [
      { path: '/tools/calculator', menu: { group: 'Tools', label: 'Calculator', order: 1 } },
      { path: '/tools/compare', menu: { group: 'Tools', label: 'Compare', order: 2 } },
    ],
  },
  { screens: [{ path: '/earn/staking', menu: { group: 'Earn', label: 'Staking', order: 1 } }] },
])
