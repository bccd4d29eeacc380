import { axe, renderScreen, toHaveNoViolations } from '@crossbook/testing'
import { screen } from '@testing-library/react'
import Calculator from './Calculator'

expect.extend(toHaveNoViolations)

const PATH = '/tools/calculator'
const TRADE = '?tab=profit&entry=43250&exit=48000&amount=2&fee=0.1'
const HINT = 'Enter an entry price and an amount above zero, and an exit price.'
const tab = (name: string) => screen.getByRole('tab', { name })
const field = (name: string) => screen.getByRole('textbox', { name })
const result = () => screen.getByRole('status', { name: 'Result' })

describe('Profit and loss of the Crypto Calculator', () => {
  it('is the second tab next to the converter, and is kept in the address [TLS-09]', async () => {
    const { user, router } = renderScreen(<Calculator />, { path: PATH })
    expect(tab('Convert')).toHaveAttribute('aria-selected', 'true')
    await user.click(tab('Profit and loss'))
    expect(screen.getByRole('tabpanel', { name: 'Profit and loss' })).toContainElement(field('Entry price'))
    expect(screen.queryByRole('combobox', { name: 'From' })).not.toBeInTheDocument()
    expect(router.state.location.search).toBe('?tab=profit')
    expect(router.state.historyAction).toBe('REPLACE')
    await user.keyboard('{ArrowLeft}')
    expect(tab('Convert')).toHaveFocus()
    expect(router.state.location.search).toBe('')
  })

  it('keeps one amount for both tabs, and the coins until the converter is back [TLS-09]', async () => {
    const { user } = renderScreen(<Calculator />, { path: `${PATH}?from=BTC&to=ETH&amount=1.5` })
    await user.click(tab('Profit and loss'))
    expect(field('Amount')).toHaveValue('1.5')
    await user.click(tab('Convert'))
    expect(result()).toHaveTextContent('26.80231357 ETH')
  })

  it('shows profit in dollars and percent, both totals, the fees and the break-even price [TLS-10]', async () => {
    const { user } = renderScreen(<Calculator />, { path: `${PATH}?tab=profit` })
    expect(result()).toHaveTextContent(HINT)
    await user.type(field('Entry price'), '43250')
    await user.type(field('Exit price'), '48000')
    await user.type(field('Amount'), '2')
    expect(result()).toHaveTextContent('+$9,500.00+10.98% of the $86,500.00 paid')
    await user.type(field('Fee (optional)'), '0.1')
    expect(result()).toHaveTextContent(
      '+$9,317.50+10.76% of the $86,586.50 paid$95,904.00 receivedFees $182.50Break-even price $43,336.59',
    )
  })

  it('shows a loss with a minus sign [TLS-10]', () => {
    renderScreen(<Calculator />, { path: `${PATH}?tab=profit&entry=2&exit=1.5&amount=10` })
    expect(result()).toHaveTextContent('−$5.00−25.00% of the $20.00 paid')
  })

  it('names the missing fields, and shows an error at the field for an invalid amount [TLS-81]', async () => {
    const { user } = renderScreen(<Calculator />, { path: PATH + TRADE })
    await user.clear(field('Exit price'))
    expect(result()).toHaveTextContent(HINT)
    expect(field('Exit price')).toBeValid()
    await user.type(field('Exit price'), '48,000')
    expect(field('Exit price')).toBeInvalid()
    expect(field('Exit price')).toHaveAccessibleDescription(
      'Use a point for decimals and no commas, for example 1250.50.',
    )
    expect(result()).toHaveTextContent(HINT)
    await user.type(field('Fee (optional)'), '{Backspace>3}100')
    expect(field('Fee (optional)')).toHaveAccessibleDescription(/^Enter a fee below 100 percent\./)
  })

  it('keeps prices, amount and fee in the address, without empty ones [TLS-82]', async () => {
    const { user, router } = renderScreen(<Calculator />, { path: PATH + TRADE })
    expect(field('Entry price')).toHaveValue('43250')
    expect(result()).toHaveTextContent('+$9,317.50')
    await user.type(field('Exit price'), 'x')
    expect(field('Exit price')).toHaveValue('48000x')
    expect(router.state.location.search).toBe('?tab=profit&entry=43250&amount=2&fee=0.1')
  })

  it('ignores prices that are none, a fee of 100 percent and tabs that it does not have [TLS-82]', () => {
    renderScreen(<Calculator />, { path: `${PATH}?tab=profit&entry=1e9&exit=<b>&amount=2&fee=100` })
    for (const name of ['Entry price', 'Exit price', 'Fee (optional)']) expect(field(name)).toHaveValue('')
    expect(field('Amount')).toHaveValue('2')
  })

  it.each(['?tab=profit', TRADE, '?tab=profit&entry=2&exit=1.5&amount=10'])(
    'has nothing for axe to find at "%s"',
    async (search) => {
      const { container } = renderScreen(<Calculator />, { path: PATH + search })
      expect(await axe(container)).toHaveNoViolations()
    },
  )
})
