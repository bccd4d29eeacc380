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
import { walletPath } from '../paths'

/** A page of the account as links to it show it. */
export interface AccountPage {
  readonly to: string
  readonly label: string
  readonly icon: IconShape
}

const deposit: AccountPage = { to: walletPath.deposit, label: 'Deposit', icon: depositIcon }
const withdraw: AccountPage = { to: walletPath.withdraw, label: 'Withdraw', icon: withdrawIcon }
const swap: AccountPage = { to: walletPath.swap, label: 'Swap', icon: swapIcon }
const transfer: AccountPage = { to: walletPath.transfer, label: 'Transfer', icon: sendIcon }

/** What moves money, in the order of the quick actions. */
export const MONEY_PAGES: readonly AccountPage[] = Object.freeze([deposit, withdraw, swap, transfer])

/** The dashboard and its sub-screens, in the order of the sidebar. */
export const ACCOUNT_PAGES: readonly AccountPage[] = Object.freeze([
  { to: walletPath.dashboard, label: 'Dashboard', icon: gridIcon },
  ...MONEY_PAGES,
  { to: walletPath.history, label: 'Transaction History', icon: historyIcon },
  { to: walletPath.wallet, label: 'Wallet Overview', icon: walletIcon },
])
