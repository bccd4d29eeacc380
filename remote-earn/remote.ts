import { defineRemote, SITE_PATHS } from '@crossbook/contract'

export default defineRemote({
  name: 'earn',
  screens: [
    {
      path: SITE_PATHS.invite,
      module: './invite',
      title: 'Invite & Earn',
      description: 'Reward tiers for inviting friends, and what your invitations have earned.',
      access: 'signedIn',
      menu: { group: 'Earn', label: 'Invite', order: 1, line: 'Rewards for friends', icon: 'send' },
    },
    {
      path: SITE_PATHS.airdrops,
      module: './airdrops',
      title: 'Crypto Airdrops',
      description: 'Active, upcoming and completed airdrops with their values and end dates.',
      access: 'signedIn',
      menu: { group: 'Earn', label: 'Airdrops', order: 2, line: 'New coins to take part in', icon: 'gift' },
    },
    {
      path: SITE_PATHS.staking,
      module: './staking',
      title: 'Crypto Staking',
      description: 'Staking options with their yields, minimum stakes and lock periods.',
      access: 'signedIn',
      menu: { group: 'Earn', label: 'Staking', order: 3, line: 'A yearly yield on your coins', icon: 'lock' },
    },
    {
      path: SITE_PATHS.cashback,
      module: './cashback',
      title: 'Trading Cashback',
      description: 'Cashback rates by trading volume of the last 30 days.',
      access: 'signedIn',
      menu: { group: 'Earn', label: 'Cashback', order: 4, line: 'A part of your fees back', icon: 'refresh' },
    },
    {
      path: SITE_PATHS.yieldBoost,
      module: './yield',
      title: 'Yield Boost Programs',
      description: 'Programs that multiply staking rewards for a limited time.',
      access: 'signedIn',
      menu: { group: 'Earn', label: 'Yield', order: 5, line: 'Twice the staking rewards', icon: 'chart' },
    },
    {
      path: SITE_PATHS.loyalty,
      module: './loyalty',
      title: 'Loyalty Perks Program',
      description: 'Loyalty levels and the perks of each.',
      access: 'signedIn',
      menu: { group: 'Earn', label: 'Loyalty', order: 6, line: 'Perks by level', icon: 'star' },
    },
    {
      path: SITE_PATHS.referral,
      module: './referral',
      title: 'Referral Program',
      description: 'Your referral code and link, and what your referrals have earned.',
      access: 'signedIn',
      menu: {
        group: 'Features',
        label: 'Referral',
        order: 4,
        line: 'Your link and its rewards',
        icon: 'gift',
      },
    },
  ],
})
