/** Every address of this remote, written once: the table of screens and all links read it here. */
export const walletPath = {
  dashboard: '/dashboard',
  deposit: '/dashboard/deposit',
  withdraw: '/dashboard/withdraw',
  swap: '/dashboard/swap',
  transfer: '/dashboard/transfer',
  history: '/dashboard/history',
  wallet: '/dashboard/wallet',
  multiCoinWallet: '/features/wallet',
  security: '/features/security',
  profile: '/profile',
} as const
