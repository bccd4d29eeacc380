import { axe, toHaveNoViolations } from '@crossbook/testing'
import { screen, within } from '@testing-library/react'
import { openScreen } from '../testing/openScreen'
import Wallet from './Wallet'

expect.extend(toHaveNoViolations)

const open = () => openScreen(<Wallet />, '/dashboard/wallet')
const statistic = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement

describe('Wallet Overview', () => {
  it('has one heading that can take the focus, and no accessibility problem [WAL-70]', async () => {
    const { container } = open()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Wallet Overview')
    expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('tabindex', '-1')
    expect(await axe(container)).toHaveNoViolations()
  })

  it('shows the total portfolio value and the count of assets [WAL-71] [WAL-72]', () => {
    open()
    expect(statistic('Total portfolio value')).toHaveTextContent('$38,250.10')
    expect(statistic('Total assets')).toHaveTextContent('Total assets4')
  })

  it('names the best performer with its change [WAL-73]', () => {
    open()
    expect(statistic('Best performer')).toHaveTextContent('Best performerBTC+2.45%')
  })

  it('lists the top holdings with worth, change and allocation [WAL-74]', () => {
    open()
    const [, ...holdings] = within(screen.getByRole('table', { name: 'Top holdings' })).getAllByRole('row')
    expect(holdings.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['', 'BTC Bitcoin', '0.45200000', '$19,549.00', '+2.45%', '51.1%'],
      ['', 'ETH Ethereum', '4.20000000', '$10,166.10', '+1.87%', '26.6%'],
      ['', 'USDT Tether', '5,250.00000000', '$5,250.00', '+0.01%', '13.7%'],
      ['', 'BNB', '12.50000000', '$3,285.00', '−0.52%', '8.6%'],
    ])
  })

  it('leads to deposit, withdraw, swap and transfer [WAL-75]', () => {
    open()
    const actions = within(screen.getByRole('navigation', { name: 'Quick actions' })).getAllByRole('link')
    expect(actions.map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard/deposit',
      '/dashboard/withdraw',
      '/dashboard/swap',
      '/dashboard/transfer',
    ])
  })
})
