import { axe, rowOf, toHaveNoViolations } from '@crossbook/testing'
import { act, screen, within } from '@testing-library/react'
import { openScreen } from '../testing/openScreen'
import { setBalancesHidden } from '@crossbook/ui'
import MultiCoinWallet from './MultiCoinWallet'

expect.extend(toHaveNoViolations)
afterEach(() => {
  jest.restoreAllMocks()
  act(() => setBalancesHidden(false))
})

const open = () => openScreen(<MultiCoinWallet />, '/features/wallet')
const hide = () => screen.getByRole('button', { name: 'Hide balances' })
const show = () => screen.getByRole('button', { name: 'Show balances' })

describe('Multi-Coin Wallet', () => {
  it('has one heading that can take the focus, and no accessibility problem [WAL-80]', async () => {
    const { container, user } = open()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Multi-Coin Wallet')
    expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('tabindex', '-1')
    expect(await axe(container)).toHaveNoViolations()
    await user.click(hide())
    expect(await axe(container)).toHaveNoViolations()
  })

  it('shows the total and the assets with balance, worth and change [WAL-81]', () => {
    open()
    expect(screen.getByRole('region', { name: 'Total balance' })).toHaveTextContent('$38,250.10')
    const assets = within(screen.getByRole('region', { name: 'Assets' }))
    expect(assets.getAllByRole('rowheader')).toHaveLength(4)
    expect(rowOf('ETH')).toHaveTextContent(/4\.20000000\$10,166\.10\+1\.87%$/)
  })

  it('hides balances without leaving them in the page, and shows them again [WAL-82]', async () => {
    const { user, container } = open()
    await user.click(hide())
    for (const amount of ['38,250.10', '637.47', '0.45200000', '19,549.00', '5,250', '2,500', '0.05'])
      expect(container.innerHTML).not.toContain(amount)
    expect(rowOf('BTC Bitcoin')).toHaveTextContent('Hidden')

    await user.click(show())
    expect(screen.getByRole('region', { name: 'Total balance' })).toHaveTextContent('$38,250.10')
  })

  it('remembers that balances are hidden [WAL-83]', async () => {
    const { user, unmount } = open()
    await user.click(hide())
    expect(localStorage.getItem('crossbook.balances-hidden')).toBe('true')
    unmount()
    open()
    expect(show()).toBeVisible()
    await user.click(show())
    expect(localStorage.getItem('crossbook.balances-hidden')).toBeNull()
  })

  it('follows the choice made in another tab [WAL-83]', () => {
    open()
    localStorage.setItem('crossbook.balances-hidden', 'true')
    act(() => {
      window.dispatchEvent(
        new StorageEvent('storage', { key: 'crossbook.balances-hidden', newValue: 'true' }),
      )
    })
    expect(show()).toBeVisible()
  })

  it('hides balances also where nothing can be stored [WAL-83]', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    const { user } = open()
    await user.click(hide())
    expect(show()).toBeVisible()
  })

  it('sums up the security and leads to the Security Center [WAL-84]', () => {
    open()
    const summary = within(screen.getByRole('region', { name: 'Security summary' }))
    expect(summary.getByText('Two-factor authentication').nextElementSibling).toHaveTextContent('On')
    expect(summary.getByText('IP whitelist').nextElementSibling).toHaveTextContent('Off')
    expect(summary.getByText('Security score').nextElementSibling).toHaveTextContent('50% Needs Improvement')
    expect(summary.getByRole('link', { name: 'Open Security Center' })).toHaveAttribute(
      'href',
      '/features/security',
    )
  })

  it('shows the five latest transactions and leads to all of them [WAL-85]', () => {
    open()
    const activity = within(screen.getByRole('region', { name: 'Recent activity' }))
    expect(activity.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Deposit BTC15 Mar 2024, 10:240.05 BTCPending',
      'Swap BTC/ETH15 Mar 2024, 07:410.025 BTCCompleted',
      'Transfer USDT15 Mar 2024, 00:05120 USDTCompleted',
      'Withdraw ETH14 Mar 2024, 21:170.8 ETHCompleted',
      'Deposit USDT12 Mar 2024, 16:302,500 USDTCompleted',
    ])
    expect(activity.getByRole('link', { name: 'View all transactions' })).toHaveAttribute(
      'href',
      '/dashboard/history',
    )
  })
})
