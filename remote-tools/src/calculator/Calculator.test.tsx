import { axe, renderScreen, toHaveNoViolations } from '@crossbook/testing'
import { act, screen, within } from '@testing-library/react'
import Calculator from './Calculator'

expect.extend(toHaveNoViolations)

const PATH = '/tools/calculator'
const result = () => screen.getByRole('status', { name: 'Result' })
const from = () => screen.getByRole('combobox', { name: 'From' })
const to = () => screen.getByRole('combobox', { name: 'To' })
const amount = () => screen.getByRole('textbox', { name: 'Amount' })

describe('Crypto Calculator', () => {
  it('offers BTC, ETH, USDT, BNB, XRP and ADA on both sides [TLS-01]', () => {
    renderScreen(<Calculator />, { path: PATH })
    for (const side of [from(), to()])
      expect(
        within(side)
          .getAllByRole('option')
          .map((option) => option.textContent),
      ).toEqual([
        'Select coin',
        'BTC · Bitcoin',
        'ETH · Ethereum',
        'USDT · Tether',
        'BNB · BNB',
        'XRP · XRP',
        'ADA · Cardano',
      ])
  })

  it('does nothing until from, to and amount are all set [TLS-02]', async () => {
    const { user } = renderScreen(<Calculator />, { path: PATH })
    expect(result()).toBeEmptyDOMElement()
    await user.selectOptions(from(), 'BTC')
    expect(result()).toBeEmptyDOMElement()
    await user.type(amount(), '1.5')
    expect(result()).toBeEmptyDOMElement()
    await user.selectOptions(to(), 'ETH')
    expect(result()).toHaveTextContent('26.80231357 ETH')
  })

  it('shows the rate of one coin and the value of the amount in dollars [TLS-03]', () => {
    renderScreen(<Calculator />, { path: `${PATH}?from=BTC&to=USDT&amount=2` })
    expect(result()).toHaveTextContent('86,500.00000000 USDT')
    expect(result()).toHaveTextContent('1 BTC = 43,250.00000000 USDT')
    expect(result()).toHaveTextContent('2 BTC is worth $86,500.00')
  })

  it('falls silent again when the amount is cleared [TLS-02]', async () => {
    const { user } = renderScreen(<Calculator />, { path: `${PATH}?from=BTC&to=ETH&amount=1` })
    expect(result()).not.toBeEmptyDOMElement()
    await user.clear(amount())
    expect(result()).toBeEmptyDOMElement()
    expect(screen.queryByText('Enter an amount.')).not.toBeInTheDocument()
  })

  it('shows no result for a comma with two readings, and offers them [TLS-04]', async () => {
    const { user } = renderScreen(<Calculator />, { path: `${PATH}?from=BTC&to=ETH` })
    await user.type(amount(), '1,250')
    expect(amount()).toBeInvalid()
    expect(amount()).toHaveAccessibleDescription(
      'Use a point for decimals and no commas, for example 1250.50.',
    )
    expect(result()).toBeEmptyDOMElement()
    await user.click(screen.getByRole('button', { name: 'Use 1.250' }))
    expect(result()).not.toBeEmptyDOMElement()
  })

  it('keeps an amount with a decimal comma as a plain decimal in the address [TLS-06]', async () => {
    const { user, router } = renderScreen(<Calculator />, { path: `${PATH}?from=BTC&to=USDT` })
    await user.type(amount(), '0,5')
    expect(amount()).toHaveValue('0,5')
    expect(router.state.location.search).toBe('?from=BTC&to=USDT&amount=0.5')
    expect(result()).toHaveTextContent('21,625.00000000 USDT')
  })

  it('explains when the result rounds to zero or up from less than one unit [TLS-83]', async () => {
    const { user } = renderScreen(<Calculator />, { path: `${PATH}?from=ETH&to=BTC` })
    await user.type(amount(), '0.00000001')
    expect(result()).toHaveTextContent('The result is less than half of 0.00000001 and rounds to zero.')
    await user.clear(amount())
    await user.type(amount(), '0.0000001')
    expect(result()).toHaveTextContent(
      'The exact result is less than 0.00000001. It is rounded up to 0.00000001.',
    )
  })

  it('exchanges the coins and keeps the amount when the direction is swapped [TLS-05]', async () => {
    const { user } = renderScreen(<Calculator />, { path: `${PATH}?from=BTC&to=USDT&amount=2` })
    await user.click(screen.getByRole('button', { name: 'Swap direction' }))
    expect(from()).toHaveValue('USDT')
    expect(to()).toHaveValue('BTC')
    expect(amount()).toHaveValue('2')
    expect(result()).toHaveTextContent('0.00004624 BTC')
  })

  it('keeps coins and amount in the address without a new step in the history [TLS-06]', async () => {
    const { user, router } = renderScreen(<Calculator />, { path: PATH })
    await user.selectOptions(from(), 'ADA')
    await user.selectOptions(to(), 'XRP')
    await user.type(amount(), '12.50')
    expect(router.state.location.search).toBe('?from=ADA&to=XRP&amount=12.50')
    expect(router.state.historyAction).toBe('REPLACE')
    await user.type(amount(), 'x')
    expect(router.state.location.search).toBe('?from=ADA&to=XRP')
  })

  it('ignores coins that it does not have and amounts that are none in the address [TLS-06]', () => {
    renderScreen(<Calculator />, { path: `${PATH}?from=DOGE&to=<b>&amount=1e9` })
    expect(from()).toHaveValue('')
    expect(to()).toHaveValue('')
    expect(amount()).toHaveValue('')
  })

  it('starts afresh when the visitor follows a link to the calculator [TLS-06]', async () => {
    const { router } = renderScreen(<Calculator />, { path: `${PATH}?from=BTC&to=ETH&amount=1` })
    await act(() => router.navigate(PATH))
    expect(from()).toHaveValue('')
    expect(amount()).toHaveValue('')
    await act(() => router.navigate(-1))
    expect(from()).toHaveValue('BTC')
    expect(result()).toHaveTextContent('17.86820905 ETH')
  })

  it('copies the result without grouping commas [TLS-07]', async () => {
    const { user } = renderScreen(<Calculator />, { path: `${PATH}?from=BTC&to=USDT&amount=2` })
    await user.click(screen.getByRole('button', { name: 'Copy result' }))
    expect(await navigator.clipboard.readText()).toBe('86500.00000000')
  })

  it('explains what to do before there is a result, and shows an example [TLS-07]', async () => {
    const { user, router } = renderScreen(<Calculator />, { path: PATH })
    expect(screen.getByText('Choose two coins and enter an amount.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Copy result' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Show 1 BTC in ETH' }))
    expect(result()).toHaveTextContent('17.86820905 ETH')
    expect(router.state.location.search).toBe('?from=BTC&to=ETH&amount=1')
    expect(screen.queryByText('Choose two coins and enter an amount.')).not.toBeInTheDocument()
  })

  it('shows the rates it uses and their date [TLS-08]', () => {
    renderScreen(<Calculator />, { path: PATH })
    const rates = within(screen.getByRole('region', { name: 'Rates used' }))
    expect(rates.getByText('$43,250.00')).toBeInTheDocument()
    expect(rates.getByText('$0.6234')).toBeInTheDocument()
    expect(rates.getByText('Sample data as of 15 Mar 2024')).toBeInTheDocument()
  })

  it('has nothing for axe to find, silent, answering and refusing', async () => {
    const { container, user } = renderScreen(<Calculator />, { path: `${PATH}?from=BTC&to=ETH` })
    expect(await axe(container)).toHaveNoViolations()
    await user.type(amount(), '1')
    expect(await axe(container)).toHaveNoViolations()
    await user.type(amount(), 'x')
    expect(await axe(container)).toHaveNoViolations()
  })
})
