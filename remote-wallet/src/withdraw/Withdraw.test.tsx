import { axe, toHaveNoViolations } from '@crossbook/testing'
import { setBalancesHidden } from '@crossbook/ui'
import { act, screen, within } from '@testing-library/react'
import { clearToasts, openScreen } from '../testing/openScreen'
import Withdraw from './Withdraw'

expect.extend(toHaveNoViolations)
afterEach(() => {
  clearToasts()
  act(() => setBalancesHidden(false))
})

const open = (path = '/dashboard/withdraw') => openScreen(<Withdraw />, path)
const coin = () => screen.getByRole('combobox', { name: 'Coin' })
const address = () => screen.getByRole('textbox', { name: 'Withdrawal address' })
const amount = () => screen.getByRole('textbox', { name: 'Amount' })
const submit = () => screen.getByRole('button', { name: 'Withdraw' })
const valueOf = (term: string) => screen.getByText(term).nextElementSibling

describe('Withdraw', () => {
  it('has one heading that can take the focus, and no accessibility problem [WAL-30]', async () => {
    const { container } = open('/dashboard/withdraw?coin=ETH')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Withdraw')
    expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('tabindex', '-1')
    expect(await axe(container)).toHaveNoViolations()
  })

  it('offers the four coins with their logos, shows the chosen one’s and keeps it in the address bar [WAL-31]', async () => {
    const { user, router } = open()
    const logos = (element: Element | null) =>
      [...(element?.querySelectorAll('[data-coin]') ?? [])].map((logo) => logo.getAttribute('data-coin'))
    expect(
      within(coin())
        .getAllByRole('option')
        .map((option) => [option.textContent, ...logos(option)]),
    ).toEqual([
      ['Select a coin'],
      ['BTC · Bitcoin', 'BTC'],
      ['ETH · Ethereum', 'ETH'],
      ['USDT · Tether', 'USDT'],
      ['BNB · BNB', 'BNB'],
    ])
    expect(logos(coin().parentElement)).toHaveLength(4)
    await user.selectOptions(coin(), 'BNB')
    expect(logos(coin().parentElement)).toEqual(['BNB', 'BTC', 'ETH', 'USDT', 'BNB'])
    expect(router.state.location.search).toBe('?coin=BNB')
  })

  it.each([
    ['BTC', '0.45200000'],
    ['USDT', '5250.00'],
  ])('fills in the exact %s balance on Max: %s [WAL-32]', async (symbol, balance) => {
    const { user } = open(`/dashboard/withdraw?coin=${symbol}`)
    await user.click(screen.getByRole('button', { name: 'Max' }))
    expect(amount()).toHaveValue(balance)
  })

  it('hides the balance, also from Max until it is clicked, and next to an amount that it has filled in [WAL-87]', async () => {
    setBalancesHidden(true)
    const { user, container } = open('/dashboard/withdraw?coin=BTC')
    expect(container.innerHTML).not.toContain('0.452')
    await user.click(screen.getByRole('button', { name: 'Max' }))
    expect(amount()).toHaveValue('0.45200000')
    expect(valueOf('Available balance')).toHaveTextContent('Hidden BTC')
    expect(valueOf('You will receive')).toHaveTextContent('0.45150000 BTC')
  })

  it('offers no Max without a coin to take the balance of [WAL-32]', () => {
    open()
    expect(screen.getByRole('button', { name: 'Max' })).toBeDisabled()
  })

  it('shows balance, network fee and what will be received, with 8 decimals [WAL-33] [WAL-34]', async () => {
    const { user } = open('/dashboard/withdraw?coin=USDT')
    expect(valueOf('Available balance')).toHaveTextContent('5,250.00000000 USDT')
    expect(valueOf('Network fee')).toHaveTextContent('1.00 USDT')
    expect(valueOf('You will receive')).toHaveTextContent('0.00000000 USDT')
    await user.type(amount(), '100.5')
    expect(valueOf('You will receive')).toHaveTextContent('99.50000000 USDT')
  })

  it('receives nothing for less than the fee, explains it, and still submits [WAL-35]', async () => {
    const { user } = open('/dashboard/withdraw?coin=ETH')
    await user.type(address(), 'anywhere')
    await user.type(amount(), '0.002')
    expect(valueOf('You will receive')).toHaveTextContent('0.00000000 ETH')
    expect(screen.getByText('The amount does not cover the network fee.')).toBeVisible()
    await user.click(submit())
    expect(await screen.findByText('Withdrawal initiated')).toBeVisible()
  })

  it('explains that zero does not cover the fee [WAL-35]', async () => {
    const { user } = open('/dashboard/withdraw?coin=BTC')
    expect(screen.queryByText('The amount does not cover the network fee.')).not.toBeInTheDocument()
    await user.type(amount(), '0')
    expect(screen.getByText('The amount does not cover the network fee.')).toBeVisible()
  })

  it('shows and sends an address without hidden characters and white space [WAL-110]', async () => {
    const { user } = open('/dashboard/withdraw?coin=BTC')
    await user.click(address())
    await user.paste(' bc1q\u200bxy\u00ad2k\ufeff\u202egdy gjrs ')
    expect(address()).toHaveValue('bc1qxy2kgdygjrs')
  })

  it('reads a decimal comma, and offers both readings of a comma before three digits [WAL-108]', async () => {
    const { user } = open('/dashboard/withdraw?coin=BTC')
    await user.type(address(), 'bc1')
    await user.type(amount(), '0,25')
    expect(valueOf('You will receive')).toHaveTextContent('0.24950000 BTC')
    await user.clear(amount())
    await user.type(amount(), '1,250')
    expect(valueOf('You will receive')).toHaveTextContent('0.00000000 BTC')
    await user.click(submit())
    expect(amount()).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Use 1.250' }))
    expect(amount()).toHaveValue('1.250')
    expect(valueOf('You will receive')).toHaveTextContent('1.24950000 BTC')
    await user.click(submit())
    expect(await screen.findByText('Withdrawal initiated')).toBeVisible()
  })

  it('offers eight of the decimals that are too many [WAL-108]', async () => {
    const { user } = open('/dashboard/withdraw?coin=BTC')
    await user.type(amount(), '1.000000005')
    await user.click(screen.getByRole('button', { name: 'Use 1.00000000' }))
    expect(valueOf('You will receive')).toHaveTextContent('0.99950000 BTC')
  })

  it('does not check the balance [WAL-36]', async () => {
    const { user } = open('/dashboard/withdraw?coin=BTC')
    await user.type(address(), 'anywhere')
    await user.type(amount(), '1000000')
    await user.click(submit())
    expect(await screen.findByText('Withdrawal initiated')).toBeVisible()
  })

  it('cannot be submitted while coin, address or amount is empty [WAL-37]', async () => {
    const { user } = open()
    expect(submit()).toBeDisabled()
    await user.selectOptions(coin(), 'BTC')
    await user.type(address(), 'bc1')
    expect(submit()).toBeDisabled()
    await user.type(amount(), '1')
    expect(submit()).toBeEnabled()
  })

  it.each([
    ['nothing at all', '', ''],
    ['no amount', 'bc1', ''],
    ['an address of spaces', '   ', '1'],
  ])('asks for missing information on Enter with %s [WAL-38]', async (_, typedAddress, typedAmount) => {
    const { user } = open('/dashboard/withdraw?coin=BTC')
    if (typedAddress) await user.type(address(), typedAddress)
    if (typedAmount) await user.type(amount(), typedAmount)
    await user.type(amount(), '{Enter}')
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Missing information')
    expect(alert).toHaveTextContent('Please fill in all required fields.')
  })

  it.each([
    ['1,250', 'Use a point for decimals and no commas, for example 1250.50.'],
    ['abc', 'Use digits and one decimal point only, for example 0.25.'],
    ['1.000000005', 'Use at most 8 decimals.'],
  ])('refuses the amount "%s" at the field and goes no further [WAL-39]', async (typed, message) => {
    const { user } = open('/dashboard/withdraw?coin=BTC')
    await user.type(address(), 'bc1')
    await user.type(amount(), typed)
    expect(screen.getByText(message)).toBeVisible()
    expect(amount()).toBeInvalid()
    expect(valueOf('You will receive')).toHaveTextContent('0.00000000 BTC')
    await user.click(submit())
    expect(amount()).toHaveFocus()
    expect(screen.queryByText('Withdrawal initiated')).not.toBeInTheDocument()
  })

  it('confirms a withdrawal done by keyboard alone, and is ready for the next [WAL-28]', async () => {
    const { user } = open()
    await user.tab()
    expect(screen.getByRole('button', { name: 'Hide balances' })).toHaveFocus()
    await user.tab()
    expect(coin()).toHaveFocus()
    await user.selectOptions(coin(), 'ETH')
    await user.tab()
    await user.keyboard('0xabc')
    await user.tab()
    await user.keyboard('1.5{Enter}')
    expect(await screen.findByText('Withdrawal initiated')).toBeVisible()
    expect(screen.getByText('Your ETH withdrawal has been submitted for processing')).toBeVisible()
    expect(address()).toHaveValue('')
    expect(amount()).toHaveValue('')
    expect(coin()).toHaveFocus()
  })

  it('has a security notice [WAL-29]', () => {
    open()
    expect(screen.getByText('Security notice')).toBeVisible()
    expect(screen.getByText('Double-check the address before you withdraw.')).toBeVisible()
    expect(screen.getByText('Withdrawals cannot be reversed.')).toBeVisible()
    expect(screen.getByText('Processing takes 5-30 minutes.')).toBeVisible()
  })
})
