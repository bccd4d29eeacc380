import { axe, rowOf, toHaveNoViolations } from '@crossbook/testing'
import { setBalancesHidden } from '@crossbook/ui'
import { act, screen, within } from '@testing-library/react'
import { accountTransactions } from '../transactions/transactions'
import { clearToasts, openScreen } from '../testing/openScreen'
import { catchSavedFiles } from '../testing/savedFiles'
import History from './History'

expect.extend(toHaveNoViolations)
afterEach(() => {
  clearToasts()
  act(() => setBalancesHidden(false))
  jest.restoreAllMocks()
})

/** Exports the rows of the screen and returns the one saved file. */
async function exported(user: ReturnType<typeof open>['user']) {
  const files = catchSavedFiles()
  await user.click(screen.getByRole('button', { name: 'Export CSV' }))
  const [file, ...more] = files
  if (!file || more.length > 0) throw new Error(`There are ${files.length} saved files instead of one`)
  return { name: file.name, type: file.content.type, text: await file.content.text() }
}

const open = (path = '/dashboard/history') => openScreen(<History />, path)
const search = () => screen.getByRole('searchbox', { name: 'Search transactions' })
const type = () => screen.getByRole('combobox', { name: 'Transaction type' })
const tab = (name: string) => screen.getByRole('tab', { name })
const lines = () => screen.queryAllByRole('rowheader')
const counter = (label: string) =>
  screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent ?? ''

describe('Transaction History', () => {
  it('has one heading that can take the focus, and no accessibility problem [WAL-60]', async () => {
    // Three rows, because axe is slow and the other rows are alike.
    const { container } = open('/dashboard/history?period=today')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Transaction History')
    expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('tabindex', '-1')
    expect(await axe(container)).toHaveNoViolations()
  })

  it('has four counters that ignore the filters [WAL-61]', () => {
    open('/dashboard/history?type=swap&period=today&q=btc')
    expect(lines()).toHaveLength(1)
    expect(['Total transactions', 'Completed', 'Pending', 'Failed'].map(counter)).toEqual([
      '14',
      '10',
      '2',
      '2',
    ])
  })

  it('filters by typing and keeps that in the address [WAL-62]', async () => {
    const { user, router } = open()
    await user.type(search(), 'usdt')
    expect(search()).toHaveValue('usdt')
    expect(lines()).toHaveLength(5)
    expect(router.state.location.search).toBe('?q=usdt')
    expect(screen.getByText('5 of 14 transactions shown')).toBeInTheDocument()
  })

  it('filters by type [WAL-63]', async () => {
    const { user, router } = open()
    expect(
      within(type())
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['All types', 'Deposit', 'Withdraw', 'Swap', 'Transfer'])
    await user.selectOptions(type(), 'Withdraw')
    expect(lines().map((line) => line.textContent)).toEqual(['Withdraw', 'Withdraw', 'Withdraw'])
    expect(router.state.location.search).toBe('?type=withdraw')
  })

  it('has tabs for all time, today, this week and this month, also by keyboard [WAL-64]', async () => {
    const { user, router } = open()
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'All time',
      'Today',
      'This week',
      'This month',
    ])
    expect(tab('All time')).toHaveAttribute('aria-selected', 'true')
    await user.click(tab('Today'))
    expect(lines()).toHaveLength(3)
    await user.keyboard('{ArrowRight}')
    expect(lines()).toHaveLength(8)
    expect(router.state.location.search).toBe('?period=week')
    await user.click(tab('This month'))
    expect(lines()).toHaveLength(12)
    await user.click(tab('All time'))
    expect(router.state.location.search).toBe('')
  })

  it('shows type, coin or pair, amount, status, date and hash [WAL-65]', () => {
    open()
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Type',
      'Coin/Pair',
      'Amount',
      'Status',
      'Date',
      'Transaction Hash',
    ])
    const cells = within(screen.getAllByRole('row')[2] as HTMLElement).getAllByRole('cell')
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      'BTC/ETH',
      '0.02500000 BTC',
      'Completed',
      '15 Mar 2024, 07:41',
      accountTransactions()[1]?.hash,
    ])
  })

  it('hides amounts together with balances, but not in the exported file [WAL-86] [WAL-67]', async () => {
    setBalancesHidden(true)
    const { user, container } = open('/dashboard/history?q=0xc47e81')
    expect(rowOf('Swap')).toHaveTextContent('Hidden USDT')
    expect(container.innerHTML).not.toContain('1,000')
    expect((await exported(user)).text).toContain('1000.00,USDT')
  })

  it('sorts by date and keeps that in the address [WAL-65]', async () => {
    const { user, router } = open()
    await user.click(screen.getByRole('button', { name: 'Date' }))
    expect(screen.getByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'ascending')
    expect(screen.getAllByRole('row')[1]).toHaveTextContent('18 Jan 2024, 08:02')
    expect(router.state.location.search).toBe('?sort=date')
  })

  it('names a hash button by all that is seen of it, first digits and last [WAL-59]', () => {
    open()
    const button = screen.getByRole('button', { name: /^Copy transaction hash 0x1be7d0/ })
    const [start, end] = [...(button.firstElementChild?.children ?? [])]
    expect(end?.textContent).toHaveLength(4)
    expect(getComputedStyle(start ?? button)).toMatchObject({ overflow: 'hidden', textOverflow: 'ellipsis' })
    expect(button).toHaveAccessibleName(`Copy transaction hash ${button.textContent}`)
  })

  it('copies a hash on click [WAL-66]', async () => {
    const { user } = open()
    await user.click(screen.getByRole('button', { name: /^Copy transaction hash 0x1be7d0/ }))
    expect(await navigator.clipboard.readText()).toBe(accountTransactions()[1]?.hash)
    expect(await screen.findByText('Copied to clipboard')).toBeVisible()
    expect(screen.getByText('Transaction hash has been copied to your clipboard.')).toBeVisible()
  })

  it('selects the whole hash when the browser refuses to copy [WAL-66]', async () => {
    const { user } = open()
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'))
    await user.click(screen.getByRole('button', { name: /^Copy transaction hash 0x1be7d0/ }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not copy')
    expect(window.getSelection()?.toString()).toBe(accountTransactions()[1]?.hash)
  })

  it('exports the filtered rows [WAL-67]', async () => {
    const { user } = open('/dashboard/history?q=0xc47e81')
    expect(await exported(user)).toEqual({
      name: 'crossbook-transactions.csv',
      text: expect.stringMatching(
        /^Type,.*\r\nSwap,USDT\/BNB,1000\.00,USDT,Completed,2024-03-09T13:55:00Z,0xc47e81\w+\r\n$/,
      ),
      type: 'text/csv;charset=utf-8',
    })
  })

  it('clears all filters at once and gives the search the focus [WAL-68]', async () => {
    const { user, router } = open('/dashboard/history?q=eth&type=deposit&period=month&sort=date')
    expect(lines()).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(lines()).toHaveLength(14)
    expect(router.state.location.search).toBe('?sort=date')
    expect(search()).toHaveFocus()
    expect(screen.getByRole('button', { name: 'Clear filters' })).toBeDisabled()
  })

  it('shows a message when nothing matches, exports nothing then, and offers to clear the filters [WAL-69]', async () => {
    const { user } = open('/dashboard/history?q=doge')
    expect(screen.getByText('No transactions found matching your criteria.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeDisabled()
    await user.click(screen.getByRole('button', { name: 'Show all transactions' }))
    expect(lines()).toHaveLength(14)
  })

  it('replaces unknown values in the address with the defaults [WAL-62]', () => {
    open('/dashboard/history?type=gift&period=year&sort=amount')
    expect(lines()).toHaveLength(14)
    expect(tab('All time')).toHaveAttribute('aria-selected', 'true')
  })
})
