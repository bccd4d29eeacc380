import { TestAuthProvider, visitSignedIn } from '@crossbook/auth/testing'
import { renderScreen } from '@crossbook/testing'
import { screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import Dashboard from './dashboard/Dashboard'
import MultiCoinWallet from './multi-coin-wallet/MultiCoinWallet'
import Wallet from './wallet/Wallet'

const SCREENS: readonly [string, ComponentType][] = [
  ['/dashboard', Dashboard],
  ['/dashboard/wallet', Wallet],
  ['/features/wallet', MultiCoinWallet],
]

it.each(SCREENS)("the rows of %s lead to their coin's chart, as everywhere on the site", (path, Screen) => {
  visitSignedIn()
  renderScreen(<Screen />, { path, wrapper: TestAuthProvider })
  expect(screen.getByRole('link', { name: 'Chart of Ethereum' })).toHaveAttribute(
    'href',
    '/trading/charts?asset=ETH',
  )
})
