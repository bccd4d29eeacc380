import { TestAuthProvider, visitSignedIn } from '@crossbook/auth/testing'
import { axe, renderScreen, rowOf, toHaveNoViolations } from '@crossbook/testing'
import { formatSignedPercent, formatSignedUsd, formatUsd } from '@crossbook/money'
import { setBalancesHidden } from '@crossbook/ui'
import { act, screen, within } from '@testing-library/react'
import { accountHoldings } from '../holdings/holdings'
import { portfolioHistory } from '../portfolio-history/portfolioHistory'
import Dashboard from './Dashboard'

expect.extend(toHaveNoViolations)
afterEach(() => {
  act(() => setBalancesHidden(false))
})

function open(path = '/dashboard', email = 'ann@example.com') {
  visitSignedIn({ email })
  return renderScreen(<Dashboard />, { path, wrapper: TestAuthProvider })
}

const coins = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)
const search = () => screen.getByRole('searchbox', { name: 'Search by symbol or name' })

describe('Dashboard', () => {
  it('has one heading that can take the focus, and no accessibility problem [WAL-01]', async () => {
    const { container } = open()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Dashboard')
    expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('tabindex', '-1')
    expect(await axe(container)).toHaveNoViolations()
  })

  it('welcomes the user by the part of the e-mail before the @ [WAL-02]', () => {
    open('/dashboard', 'grace.hopper@example.com')
    expect(screen.getByText('Welcome back, grace.hopper!')).toBeVisible()
  })

  it('welcomes a user whose address has nothing before the @ as Trader [WAL-02]', () => {
    open('/dashboard', '@example.com')
    expect(screen.getByText('Welcome back, Trader!')).toBeVisible()
  })

  it('leads to deposit, withdraw, swap and transfer [WAL-03]', () => {
    open()
    const actions = within(screen.getByRole('navigation', { name: 'Quick actions' })).getAllByRole('link')
    expect(actions.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Deposit', '/dashboard/deposit'],
      ['Withdraw', '/dashboard/withdraw'],
      ['Swap', '/dashboard/swap'],
      ['Transfer', '/dashboard/transfer'],
    ])
  })

  it('shows the fixed portfolio value and the date of the sample data [WAL-05]', () => {
    open()
    expect(screen.getByRole('region', { name: 'Portfolio value' })).toHaveTextContent('$38,250.10')
    expect(screen.getByRole('region', { name: 'Portfolio value' })).toHaveTextContent('+$637.47 (+1.69%)')
    expect(screen.getByText('Sample data as of 15 Mar 2024')).toBeVisible()
  })

  it('lists each coin with balance, worth and change [WAL-06]', () => {
    open()
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Favorite',
      'Coin',
      'Balance',
      'Value',
      '24h change',
      'Last 24 hours',
    ])
    expect(coins()).toEqual(['BTC Bitcoin', 'ETH Ethereum', 'USDT Tether', 'BNB'])
    expect(rowOf('BTC Bitcoin')).toHaveTextContent(/0\.45200000\$19,549\.00\+2\.45%$/)
    expect(rowOf('BNB')).toHaveTextContent(/12\.50000000\$3,285\.00−0\.52%$/)
  })

  it('shows the five latest transactions and leads to all of them [WAL-103]', () => {
    open()
    const activity = within(screen.getByRole('region', { name: 'Recent activity' }))
    const lines = activity.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(lines).toHaveLength(5)
    expect(lines[0]).toBe('Deposit BTC15 Mar 2024, 10:240.05 BTCPending')
    expect(activity.getByRole('link', { name: 'View all transactions' })).toHaveAttribute(
      'href',
      '/dashboard/history',
    )
  })

  it('shows how the portfolio went over a day, a week or a month, and keeps the span in the address [WAL-105]', async () => {
    const { user, router } = open()
    const card = within(screen.getByRole('region', { name: 'Portfolio value' }))
    expect(card.getByRole('img', { name: 'Portfolio value over 24 hours' })).toBeVisible()
    const lineOfADay = card.getByRole('img').innerHTML

    await user.click(card.getByRole('radio', { name: '1M' }))
    expect(card.getByRole('img', { name: 'Portfolio value over 30 days' }).innerHTML).not.toBe(lineOfADay)
    const { change, high, low } = portfolioHistory(accountHoldings(), '1M')
    expect(screen.getByRole('region', { name: 'Portfolio value' })).toHaveTextContent(
      `${formatSignedUsd(change.amount).text} (${formatSignedPercent(change.percent).text})30d`,
    )
    expect(card.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      formatUsd(high),
      formatUsd(low),
    ])
    expect(router.state.location.search).toBe('?span=1M')
  })

  it('reads the value at an instant by keys, and none while balances are hidden', async () => {
    const { user } = open()
    const slider = screen.getByRole('slider', { name: 'Instant of the portfolio value' })
    expect(slider).toHaveAttribute('aria-valuetext', '15 Mar 2024, 12:00')
    expect(screen.getAllByText('$38,250.10')).toHaveLength(1)
    act(() => slider.focus())
    expect(slider).toHaveAttribute('aria-valuetext', '15 Mar 2024, 12:00: $38,250.10')
    await user.keyboard('{Home}')
    expect(slider).toHaveAttribute('aria-valuetext', '14 Mar 2024, 12:00: $37,612.63')
    expect(screen.getByText('$37,612.63')).toBeVisible()
    await user.keyboard('{ArrowRight}')
    expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^14 Mar 2024, 13:00: \$/))
    act(() => setBalancesHidden(true))
    expect(slider).toHaveAttribute('aria-valuetext', '14 Mar 2024, 13:00')
  })

  it('shows no amount of the portfolio history while balances are hidden [WAL-105]', () => {
    open('/dashboard?span=1W')
    act(() => setBalancesHidden(true))
    expect(screen.getByRole('region', { name: 'Portfolio value' })).not.toHaveTextContent(/[$%]/)
  })

  it('lists the coins that are marked, and leads to all prices [WAL-106]', async () => {
    localStorage.setItem('crossbook.favorite-coins', 'SOL,DOGE')
    const { user } = open()
    const card = within(screen.getByRole('region', { name: 'Favorites' }))
    const lines = () => card.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(lines()).toEqual(['SOL Solana$98.45+5.23%', 'DOGE Dogecoin$0.0823−2.87%'])
    expect(card.getByRole('link', { name: 'View live prices' })).toHaveAttribute('href', '/features/prices')

    await user.click(card.getByRole('button', { name: 'Favorite Solana' }))
    expect(card.getByRole('button', { name: 'Favorite Solana' })).toHaveAttribute('aria-pressed', 'false')
    expect(lines()).toHaveLength(2)
    await user.click(card.getByRole('button', { name: 'Favorite Dogecoin' }))
  })

  it('explains how to add favorites when there are none [WAL-106]', () => {
    open()
    expect(screen.getByRole('region', { name: 'Favorites' })).toHaveTextContent(
      'No favorites yet. Mark a coin with its star to see it here.',
    )
  })

  it('shows each coin’s share of the portfolio [WAL-104]', () => {
    open()
    const lines = within(screen.getByRole('region', { name: 'Allocation' })).getAllByRole('listitem')
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'BTC Bitcoin51.1%',
      'ETH Ethereum26.6%',
      'USDT Tether13.7%',
      'BNB8.6%',
    ])
    expect(lines.map((line) => line.querySelector('rect[fill]')?.getAttribute('fill'))).toEqual([
      '#f7931a',
      '#627eea',
      '#26a17b',
      '#f3ba2f',
    ])
    act(() => setBalancesHidden(true))
    expect(lines[0]).toHaveTextContent(/^BTC Bitcoin••••••Hidden$/)
  })

  it('filters the coins by symbol or name, whatever the case, and keeps the search in the address [WAL-07]', async () => {
    const { user, router } = open()
    await user.type(search(), 'ETHereu')
    expect(coins()).toEqual(['ETH Ethereum'])
    expect(router.state.location.search).toBe('?q=ETHereu')

    await user.clear(search())
    await user.type(search(), 'usd')
    expect(coins()).toEqual(['USDT Tether'])
    await user.clear(search())
    expect(coins()).toHaveLength(4)
    expect(router.state.location.search).toBe('')
  })

  it('opens with the search that its address names [WAL-07]', () => {
    open('/dashboard?q=bnb')
    expect(search()).toHaveValue('bnb')
    expect(coins()).toEqual(['BNB'])
  })

  it('shows a message when no coin matches, and a link to all coins [WAL-08]', async () => {
    const { user } = open('/dashboard?q=doge')
    expect(screen.getByText('No coins match your search.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(coins()).toHaveLength(4)
    expect(search()).toHaveFocus()
  })

  it('sorts by a column and keeps that in the address [WAL-09]', async () => {
    const { user, router } = open()
    await user.click(screen.getByRole('button', { name: 'Value' }))
    expect(coins()).toEqual(['BTC Bitcoin', 'ETH Ethereum', 'USDT Tether', 'BNB'])
    expect(screen.getByRole('columnheader', { name: 'Value' })).toHaveAttribute('aria-sort', 'descending')
    await user.click(screen.getByRole('button', { name: 'Value' }))
    expect(coins()).toEqual(['BNB', 'USDT Tether', 'ETH Ethereum', 'BTC Bitcoin'])
    expect(router.state.location.search).toBe('?sort=value')
  })
})
