import { axe, toHaveNoViolations } from '@crossbook/testing'
import { setBalancesHidden } from '@crossbook/ui'
import { act, screen, within } from '@testing-library/react'
import { clearToasts, openScreen } from '../testing/openScreen'
import Swap from './Swap'

expect.extend(toHaveNoViolations)
afterEach(() => {
  clearToasts()
  act(() => setBalancesHidden(false))
})

const open = (path = '/dashboard/swap') => openScreen(<Swap />, path)
const from = () => screen.getByRole('combobox', { name: 'From' })
const to = () => screen.getByRole('combobox', { name: 'To' })
const amount = () => screen.getByRole('textbox', { name: 'Amount' })
const result = () => screen.getByRole('textbox', { name: 'You receive' })
const submit = () => screen.getByRole('button', { name: 'Swap' })

describe('Swap', () => {
  it('has one heading that can take the focus, and no accessibility problem [WAL-40]', async () => {
    const { container } = open()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Swap')
    expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('tabindex', '-1')
    expect(await axe(container)).toHaveNoViolations()
  })

  it('offers the four coins on both sides and keeps the choice in the address bar [WAL-41]', async () => {
    const { user, router } = open()
    expect(from()).toHaveValue('BTC')
    expect(to()).toHaveValue('ETH')
    expect(within(to()).getAllByRole('option')).toHaveLength(4)
    await user.selectOptions(from(), 'BNB')
    await user.selectOptions(to(), 'USDT')
    expect(router.state.location.search).toBe('?from=BNB&to=USDT')
  })

  it('shows the received amount with 8 decimals, in a read-only field [WAL-42]', async () => {
    const { user } = open()
    expect(result()).toHaveAttribute('readonly')
    await user.type(amount(), '2')
    expect(result()).toHaveValue('35.73641810')
  })

  it('shows the exchange rate [WAL-43]', async () => {
    const { user } = open()
    expect(screen.getByText('1 BTC = 17.86820905 ETH')).toBeVisible()
    await user.selectOptions(to(), 'USDT')
    expect(screen.getByText('1 BTC = 43,250.00000000 USDT')).toBeVisible()
  })

  it('reverses the coins and clears both amounts [WAL-44]', async () => {
    const { user } = open()
    await user.type(amount(), '2')
    await user.click(screen.getByRole('button', { name: 'Reverse coins' }))
    expect(from()).toHaveValue('ETH')
    expect(to()).toHaveValue('BTC')
    expect(amount()).toHaveValue('')
    expect(result()).toHaveValue('')
  })

  it('cannot be submitted without an amount or from a coin to itself, and explains why [WAL-45]', async () => {
    const { user } = open()
    expect(submit()).toBeDisabled()
    await user.type(amount(), '1')
    expect(submit()).toBeEnabled()
    await user.selectOptions(to(), 'BTC')
    expect(submit()).toBeDisabled()
    expect(screen.getByText('Choose two different coins.')).toBeVisible()
    await user.type(amount(), '{Enter}')
    expect(screen.queryByText('Swap executed')).not.toBeInTheDocument()
  })

  it.each(['{Enter}', '   {Enter}'])('asks for missing information on "%s" [WAL-46]', async (typed) => {
    const { user } = open()
    await user.type(amount(), typed)
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Missing information')
    expect(alert).toHaveTextContent('Please fill in all required fields.')
  })

  it('confirms a swap done by keyboard alone, with its amounts [WAL-47]', async () => {
    const { user } = open('/dashboard/swap?from=USDT&to=BTC')
    // The button that hides balances is first.
    await user.tab()
    await user.tab()
    await user.tab()
    expect(amount()).toHaveFocus()
    await user.keyboard('100{Enter}')
    expect(await screen.findByText('Swap executed')).toBeVisible()
    expect(screen.getByText('Successfully swapped 100 USDT for 0.00231214 BTC')).toBeVisible()
    expect(amount()).toHaveValue('')
    expect(amount()).toHaveFocus()
  })

  it('shows no result for a comma with two readings, which it offers [WAL-48] [WAL-108]', async () => {
    const { user } = open()
    await user.type(amount(), '1,250')
    expect(screen.getByText('Use a point for decimals and no commas, for example 1250.50.')).toBeVisible()
    expect(result()).toHaveValue('')
    await user.click(submit())
    expect(screen.queryByText('Swap executed')).not.toBeInTheDocument()
    expect(amount()).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Use 1250' }))
    expect(result()).toHaveValue('22335.26130965')
  })

  it.each([
    [
      '0.00000001',
      '0.00000000',
      'The result is less than half of 0.00000001 and rounds to zero. You receive nothing.',
    ],
    ['0.0000001', '0.00000001', 'The exact result is less than 0.00000001. It is rounded up to 0.00000001.'],
    ['0', '0.00000000', 'You receive nothing for this amount.'],
  ])(
    'warns that %s ETH gives %s BTC and asks for a confirmation [WAL-109]',
    async (typed, received, warning) => {
      const { user, container } = open('/dashboard/swap?from=ETH&to=BTC')
      await user.type(amount(), typed)
      expect(result()).toHaveValue(received)
      expect(screen.getByText(warning)).toBeVisible()
      expect(await axe(container)).toHaveNoViolations()
      await user.click(amount())
      await user.keyboard('{Enter}')
      const confirmation = screen.getByRole('checkbox', { name: 'Swap anyway' })
      expect(confirmation).toHaveFocus()
      expect(screen.queryByText('Swap executed')).not.toBeInTheDocument()
      await user.keyboard(' ')
      await user.click(submit())
      expect(await screen.findByText('Swap executed')).toBeVisible()
      expect(screen.getByText(`Successfully swapped ${typed} ETH for ${received} BTC`)).toBeVisible()
      expect(screen.queryByRole('checkbox', { name: 'Swap anyway' })).not.toBeInTheDocument()
    },
  )

  it('asks again for a confirmation when the amount changes [WAL-109]', async () => {
    const { user } = open('/dashboard/swap?from=ETH&to=BTC')
    await user.type(amount(), '0.00000001')
    await user.click(screen.getByRole('checkbox', { name: 'Swap anyway' }))
    await user.clear(amount())
    await user.type(amount(), '0.00000002')
    expect(screen.getByRole('checkbox', { name: 'Swap anyway' })).not.toBeChecked()
  })

  it('fills in the exact balance on Max [WAL-49]', async () => {
    const { user } = open('/dashboard/swap?from=USDT&to=BNB')
    await user.click(screen.getByRole('button', { name: 'Max' }))
    expect(amount()).toHaveValue('5250.00')
    expect(result()).toHaveValue('19.97716895')
  })

  it('hides the balance, also next to an amount that Max has filled in [WAL-87]', async () => {
    setBalancesHidden(true)
    const { user, container } = open('/dashboard/swap?from=USDT&to=BNB')
    expect(container.textContent).not.toMatch(/5,?250/)
    await user.click(screen.getByRole('button', { name: 'Max' }))
    expect(amount()).toHaveValue('5250.00')
    expect(container.textContent).not.toMatch(/5,?250/)
  })

  it('lists the sample rates in dollars [WAL-43]', () => {
    open()
    const rates = within(screen.getByRole('region', { name: 'Sample rates' }))
    expect(rates.getAllByRole('definition').map((rate) => rate.textContent)).toEqual([
      '$43,250.00',
      '$2,420.50',
      '$1.00',
      '$262.80',
    ])
  })
})
