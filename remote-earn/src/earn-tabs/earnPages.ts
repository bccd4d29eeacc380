import { SITE_PATHS } from '@crossbook/contract'

/** The pages of the tab bar, in the order of the header's menu. */
export const EARN_PAGES = Object.freeze([
  { to: SITE_PATHS.invite, label: 'Invite' },
  { to: SITE_PATHS.airdrops, label: 'Airdrops' },
  { to: SITE_PATHS.staking, label: 'Staking' },
  { to: SITE_PATHS.cashback, label: 'Cashback' },
  { to: SITE_PATHS.yieldBoost, label: 'Yield' },
  { to: SITE_PATHS.loyalty, label: 'Loyalty' },
] as const)
