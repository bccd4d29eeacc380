import { renderScreen } from '@crossbook/testing'
import { screen, within } from '@testing-library/react'
import Deposit from './deposit/Deposit'
import Swap from './swap/Swap'
import Transfer from './transfer/Transfer'
import Withdraw from './withdraw/Withdraw'

it.each([
  [Deposit, '/dashboard/deposit', 'deposits', 'deposit', 'Deposit BTC15 Mar 2024, 10:240.05 BTCPending'],
  [Withdraw, '/dashboard/withdraw', 'withdrawals', 'withdraw', /^Withdraw ETH14 Mar 2024, 21:17/],
  [Swap, '/dashboard/swap', 'swaps', 'swap', /^Swap BTC\/ETH15 Mar 2024, 07:41/],
  [Transfer, '/dashboard/transfer', 'transfers', 'transfer', /^Transfer USDT15 Mar 2024, 00:05/],
] as const)(
  '%o shows the three latest of its transactions, and leads to all of them',
  (Screen, path, noun, type, first) => {
    renderScreen(<Screen />, { path })
    const recent = within(screen.getByRole('region', { name: `Recent ${noun}` }))
    const lines = recent.getAllByRole('listitem')
    expect(lines).toHaveLength(3)
    expect(lines[0]).toHaveTextContent(first)
    expect(recent.getByRole('link', { name: `View all ${noun}` })).toHaveAttribute(
      'href',
      `/dashboard/history?type=${type}`,
    )
  },
)
