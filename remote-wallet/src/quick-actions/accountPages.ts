import { SITE_PATHS } from '@crossbook/contract'
import {
  depositIcon,
  gridIcon,
  historyIcon,
  sendIcon,
  swapIcon,
  walletIcon,
  withdrawIcon,
  type IconShape,
} from '@crossbook/ui'

/** A page of the account with the label and icon of its links. */
export interface AccountPage {
  readonly to: string
  readonly label: string
  readonly icon: IconShape
}

const deposit: AccountPage = { to: SITE_PATHS.deposit, label: 'Deposit', icon: depositIcon }
const withdraw: AccountPage = { to: SITE_PATHS.withdraw, label: 'Withdraw', icon: withdrawIcon }
const swap: AccountPage = { to: SITE_PATHS.walletSwap, label: 'Swap', icon: swapIcon }
const transfer: AccountPage = { to: SITE_PATHS.transfer, label: 'Transfer', icon: sendIcon }

/** The actions that move money, in the order of the quick actions. */
export const MONEY_PAGES: readonly AccountPage[] = Object.freeze([deposit, withdraw, swap, transfer])

/** The dashboard and its sub-screens, in the order of the sidebar. */
export const ACCOUNT_PAGES: readonly AccountPage[] = Object.freeze([
  { to: SITE_PATHS.dashboard, label: 'Dashboard', icon: gridIcon },
  ...MONEY_PAGES,
  { to: SITE_PATHS.history, label: 'Transaction History', icon: historyIcon },
  { to: SITE_PATHS.walletOverview, label: 'Wallet Overview', icon: walletIcon },
])
