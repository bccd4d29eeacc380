import { axe, toHaveNoViolations } from '@crossbook/testing'
import { setBalancesHidden } from '@crossbook/ui'
import { act, screen } from '@testing-library/react'
import { clearToasts, openScreen } from '../testing/openScreen'
import Transfer from './Transfer'

expect.extend(toHaveNoViolations)
afterEach(() => {
  clearToasts()
  act(() => setBalancesHidden(false))
})

const open = (path = '/dashboard/transfer') => openScreen(<Transfer />, path)
const recipient = () => screen.getByRole('textbox', { name: 'Recipient' })
const coin = () => screen.getByRole('combobox', { name: 'Coin' })
const amount = () => screen.getByRole('textbox', { name: 'Amount' })
const note = () => screen.getByRole('textbox', { name: 'Note (optional)' })
const submit = () => screen.getByRole('button', { name: 'Transfer' })

describe('Transfer to User', () => {
  it('has one heading that can take the focus, and no accessibility problem [WAL-50]', async () => {
    const { container } = open('/dashboard/transfer?coin=ETH')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Transfer to User')
    expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('tabindex', '-1')
    expect(await axe(container)).toHaveNoViolations()
  })

  it('takes an email or a username, a coin, an amount and a note of three lines [WAL-51]', () => {
    open()
    expect(recipient()).toHaveAccessibleDescription(
      'E-mail or username of the person who receives the coins.',
    )
    expect(coin()).toHaveValue('')
    expect(amount()).toHaveAttribute('inputmode', 'decimal')
    expect(note()).toHaveAttribute('rows', '3')
  })

  it('fills in the exact balance on Max [WAL-52]', async () => {
    const { user, router } = open()
    await user.selectOptions(coin(), 'BNB')
    expect(router.state.location.search).toBe('?coin=BNB')
    expect(screen.getByText('Balance:').parentElement).toHaveTextContent('Balance: 12.50000000 BNB')
    await user.click(screen.getByRole('button', { name: 'Max' }))
    expect(amount()).toHaveValue('12.50000000')
  })

  it('hides the balance, also next to an amount that Max has filled in [WAL-87]', async () => {
    setBalancesHidden(true)
    const { user, container } = open('/dashboard/transfer?coin=BNB')
    expect(container.innerHTML).not.toContain('12.5')
    await user.click(screen.getByRole('button', { name: 'Max' }))
    expect(amount()).toHaveValue('12.50000000')
    expect(screen.getByText('Balance:').parentElement).not.toHaveTextContent('12.5')
  })

  it('cannot be submitted while recipient, coin or amount is empty; the note may be [WAL-53]', async () => {
    const { user } = open()
    expect(submit()).toBeDisabled()
    await user.type(recipient(), 'grace')
    await user.type(amount(), '1')
    expect(submit()).toBeDisabled()
    await user.selectOptions(coin(), 'BTC')
    expect(submit()).toBeEnabled()
  })

  it('asks for missing information on Enter, also with a recipient of spaces [WAL-54]', async () => {
    const { user } = open('/dashboard/transfer?coin=BTC')
    await user.type(recipient(), '  ')
    await user.type(amount(), '1{Enter}')
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Missing information')
    expect(alert).toHaveTextContent('Please fill in all required fields.')
  })

  it('confirms a transfer done by keyboard alone, with amount, coin and recipient [WAL-55]', async () => {
    const { user } = open('/dashboard/transfer?coin=USDT')
    // The button that hides balances is first.
    await user.tab()
    await user.tab()
    await user.keyboard(' grace@example.com ')
    await user.tab()
    await user.tab()
    await user.keyboard('25.50{Enter}')
    expect(await screen.findByText('Transfer completed')).toBeVisible()
    expect(screen.getByText('Successfully transferred 25.50 USDT to grace@example.com')).toBeVisible()
    expect(recipient()).toHaveValue('')
    expect(amount()).toHaveValue('')
    expect(coin()).toHaveFocus()
  })

  it('refuses letters in the amount at the field [WAL-56]', async () => {
    const { user } = open('/dashboard/transfer?coin=BTC')
    await user.type(recipient(), 'grace')
    await user.type(amount(), 'ten{Enter}')
    expect(screen.getByText('Use digits and one decimal point only, for example 0.25.')).toBeVisible()
    expect(amount()).toHaveFocus()
    expect(screen.queryByText('Transfer completed')).not.toBeInTheDocument()
  })

  it('shows and sends a recipient without hidden characters [WAL-110]', async () => {
    const { user } = open('/dashboard/transfer?coin=BTC')
    await user.click(recipient())
    await user.paste('gr\u200bace@example.com\u2060')
    expect(recipient()).toHaveValue('grace@example.com')
    await user.type(amount(), '0,5{Enter}')
    expect(await screen.findByText('Successfully transferred 0.5 BTC to grace@example.com')).toBeVisible()
  })

  it('names the benefits: instant, and no network fees [WAL-57]', () => {
    open()
    expect(screen.getByText('Instant transfers')).toBeVisible()
    expect(screen.getByText('No network fees for internal transfers')).toBeVisible()
  })
})
