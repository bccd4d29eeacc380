import { TestAuthProvider, visitSignedIn } from '@crossbook/auth/testing'
import { renderScreen } from '@crossbook/testing'
import { setBalancesHidden } from '@crossbook/ui'
import { act, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import Dashboard from './dashboard/Dashboard'
import History from './history/History'
import MultiCoinWallet from './multi-coin-wallet/MultiCoinWallet'
import Swap from './swap/Swap'
import Transfer from './transfer/Transfer'
import Wallet from './wallet/Wallet'
import Withdraw from './withdraw/Withdraw'

const SCREENS: readonly [string, ComponentType][] = [
  ['/dashboard', Dashboard],
  ['/dashboard/history', History],
  ['/dashboard/swap', Swap],
  ['/dashboard/transfer', Transfer],
  ['/dashboard/wallet', Wallet],
  ['/dashboard/withdraw', Withdraw],
  ['/features/wallet', MultiCoinWallet],
]

beforeEach(() => {
  visitSignedIn()
  act(() => setBalancesHidden(true))
})

afterEach(() => {
  act(() => setBalancesHidden(false))
})

it.each(SCREENS)('%s shows hidden balances again by one button [WAL-83]', async (path, Screen) => {
  const { user } = renderScreen(<Screen />, { path, wrapper: TestAuthProvider })
  await user.click(screen.getByRole('button', { name: 'Show balances' }))
  expect(screen.queryAllByText('Hidden')).toHaveLength(0)
  expect(screen.getByRole('button', { name: 'Hide balances' })).toBeVisible()
})
