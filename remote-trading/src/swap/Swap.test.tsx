import { axe, renderScreen, toHaveNoViolations } from '@crossbook/testing'
import { Toaster } from '@crossbook/ui'
import { act, fireEvent, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { toast } from 'react-hot-toast/headless'
import { MemoryRouter } from 'react-router-dom'
import Swap from './Swap'

expect.extend(toHaveNoViolations)

const PATH = '/trading/swap'

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  // Toasts outlive the page that showed them, and so also a test.
  act(() => toast.remove())
  jest.useRealTimers()
})

const open = (path = PATH) =>
  renderScreen(
    <>
      <Swap />
      <Toaster />
    </>,
    { path },
  )

const from = () => screen.getByRole('combobox', { name: 'From' })
const to = () => screen.getByRole('combobox', { name: 'To' })
const amount = () => screen.getByRole('textbox', { name: 'Amount' })
const received = () => screen.getByRole('textbox', { name: 'You receive' })
const swap = () => screen.getByRole('button', { name: 'Swap' })

describe('the swap page', () => {
  it('offers eight coins on both sides [TRD-70]', () => {
    open()
    const coins = (select: HTMLElement) => [...select.querySelectorAll('option')].map(({ value }) => value)
    expect(coins(from())).toEqual(['BTC', 'ETH', 'BNB', 'ADA', 'DOT', 'UNI', 'LINK', 'LTC'])
    expect(coins(to())).toEqual(coins(from()))
    expect(from()).toHaveValue('BTC')
    expect(to()).toHaveValue('ETH')
  })

  it('shows the received amount after the platform fee, in a read-only field [TRD-71]', async () => {
    const { user } = open()
    await user.type(amount(), '2')
    expect(received()).toHaveValue('30.45951000')
    expect(received()).toHaveAttribute('readonly')
  })

  it('shows the rate, that it is a demonstration rate, and both fees [TRD-72]', () => {
    open(`${PATH}?from=ADA&to=LTC`)
    expect(screen.getByText('Rate').nextElementSibling).toHaveTextContent('1 ADA = 15.245 LTC')
    expect(screen.getByText('A demonstration rate: it is the same whatever the coins.')).toBeVisible()
    expect(screen.getByText('Platform fee').nextElementSibling).toHaveTextContent('0.1%')
    expect(screen.getByText('Network fee').nextElementSibling).toHaveTextContent('0.001 ADA')
  })

  it('exchanges the coins and clears the amounts when reversed, and the address follows [TRD-73]', async () => {
    const { user, router } = open()
    await user.selectOptions(to(), 'DOT')
    await user.type(amount(), '2')
    await user.click(screen.getByRole('button', { name: 'Exchange from and to' }))
    expect(from()).toHaveValue('DOT')
    expect(to()).toHaveValue('BTC')
    expect(amount()).toHaveValue('')
    expect(received()).toHaveValue('')
    expect(router.state.location.search).toBe('?to=BTC&from=DOT')
  })

  it('takes the default coins when the address names none of the eight [TRD-73]', () => {
    open(`${PATH}?from=SOL&to=<script>`)
    expect(from()).toHaveValue('BTC')
    expect(to()).toHaveValue('ETH')
  })

  it('cannot be swapped while the amount is empty or the coins are equal [TRD-74]', async () => {
    const { user } = open()
    expect(swap()).toBeDisabled()
    await user.type(amount(), '1')
    expect(swap()).toBeEnabled()
    await user.selectOptions(to(), 'BTC')
    expect(swap()).toBeDisabled()
    expect(screen.getByText('Choose two different coins.')).toBeVisible()
  })

  it('reports missing information when the amount is white space [TRD-75]', async () => {
    const { user } = open()
    await user.type(amount(), '  {Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Missing informationPlease fill in all required fields.',
    )
  })

  it('does not swap equal coins even when the form is submitted [TRD-74]', () => {
    open(`${PATH}?to=BTC`)
    fireEvent.change(amount(), { target: { value: '1' } })
    const form = amount().closest('form')
    if (form) fireEvent.submit(form)
    expect(screen.queryByText('Swap executed')).not.toBeInTheDocument()
  })

  it('offers both readings of a comma before three digits at the field, which takes the focus [TRD-76]', async () => {
    const { user } = open()
    await user.type(amount(), '1,250')
    expect(amount()).toBeInvalid()
    await user.click(swap())
    expect(amount()).toHaveFocus()
    expect(screen.queryByText('Swap executed')).not.toBeInTheDocument()
  })

  it('warns that zero gives nothing and asks for a confirmation [TRD-119]', async () => {
    const { user } = open()
    await user.type(amount(), '0{Enter}')
    expect(screen.getByText('You receive nothing for this amount.')).toBeVisible()
    expect(screen.getByRole('checkbox', { name: 'Swap anyway' })).toHaveFocus()
    expect(screen.queryByText('Swap executed')).not.toBeInTheDocument()
    await user.keyboard(' ')
    await user.click(swap())
    expect(await screen.findByText('Successfully swapped 0 BTC for 0.00000000 ETH')).toBeVisible()
  })

  it('confirms the swap, and records nothing [TRD-77]', async () => {
    const { user } = open()
    await user.type(amount(), '0.1{Enter}')
    expect(await screen.findByText('Swap executed')).toBeVisible()
    expect(screen.getByText('Successfully swapped 0.1 BTC for 1.52297550 ETH')).toBeVisible()
    expect(screen.getByText('No swap history yet')).toBeVisible()
    expect(amount()).toHaveValue('')
  })

  it('is rendered before without anything of the visit, and axe objects to nothing [TRD-78]', async () => {
    const html = renderToString(
      <MemoryRouter initialEntries={[PATH]}>
        <Swap />
      </MemoryRouter>,
    )
    expect(html).not.toContain('style=')
    jest.useRealTimers()
    const { container } = renderScreen(<Swap />, { path: PATH })
    expect(await axe(container)).toHaveNoViolations()
  })
})
