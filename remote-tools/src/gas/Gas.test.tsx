import { axe, renderScreen, toHaveNoViolations } from '@crossbook/testing'
import { act, fireEvent, screen, within } from '@testing-library/react'
import Gas from './Gas'

expect.extend(toHaveNoViolations)

const PATH = '/tools/gas'
const prices = () =>
  within(screen.getByRole('region', { name: /gas prices$/ }))
    .getAllByRole('listitem')
    .map((item) => item.textContent)
const costs = () =>
  within(screen.getByRole('table', { name: 'Transaction costs' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent))
const termsIn = (region: string) => {
  const card = within(screen.getByRole('region', { name: region }))
  const values = card.getAllByRole('definition')
  return card.getAllByRole('term').map((term, index) => [term.textContent, values[index]?.textContent])
}

describe('Gas Fee Monitor', () => {
  afterEach(() => {
    jest.useRealTimers()
  })

  it('can choose each of the five networks [TLS-31]', () => {
    renderScreen(<Gas />, { path: PATH })
    const networks = within(screen.getByRole('radiogroup', { name: 'Network' })).getAllByRole('radio')
    expect(networks.map((radio) => radio.textContent)).toEqual([
      'Ethereum',
      'Polygon',
      'BSC',
      'Arbitrum',
      'Optimism',
    ])
    expect(networks[0]).toBeChecked()
  })

  it.each([
    ['', ['Slow15 gwei$2.455-10 min', 'Standard20 gwei$3.252-5 min', 'Fast25 gwei$4.05under 2 min']],
    [
      '?network=polygon',
      ['Slow30 gwei$0.011-2 min', 'Standard40 gwei$0.01530-60 sec', 'Fast50 gwei$0.02under 30 sec'],
    ],
    [
      '?network=bsc',
      ['Slow3 gwei$0.1530-60 sec', 'Standard5 gwei$0.2515-30 sec', 'Fast7 gwei$0.35under 15 sec'],
    ],
  ])('shows three speeds as given at "%s" [TLS-32]', (search, expected) => {
    renderScreen(<Gas />, { path: PATH + search })
    expect(prices()).toEqual(expected)
    expect(screen.queryByText(/Ethereum’s values/)).not.toBeInTheDocument()
  })

  it.each([
    ['Arbitrum', 'ARB'],
    ['Optimism', 'OP'],
  ])('falls back to the values of Ethereum for %s and names them [TLS-32]', async (name, symbol) => {
    const { user } = renderScreen(<Gas />, { path: PATH })
    await user.click(screen.getByRole('radio', { name }))
    expect(prices()[0]).toBe('Slow15 gwei$2.455-10 min')
    expect(
      screen.getByText(`There are no samples for ${name}: these are Ethereum’s values.`),
    ).toBeInTheDocument()
    expect(costs()[0]).toEqual([
      'Simple Transfer',
      '21,000',
      ...['0.0003', '0.0004', '0.0005'].map((c) => `${c} ${symbol}`),
    ])
  })

  it('calculates transaction costs in the coin of the network, with 4 decimals [TLS-33]', () => {
    renderScreen(<Gas />, { path: PATH })
    expect(costs()).toEqual([
      ['Simple Transfer', '21,000', '0.0003 ETH', '0.0004 ETH', '0.0005 ETH'],
      ['ERC-20 Transfer', '65,000', '0.0010 ETH', '0.0013 ETH', '0.0016 ETH'],
      ['Swap', '150,000', '0.0023 ETH', '0.0030 ETH', '0.0038 ETH'],
      ['NFT Mint', '100,000', '0.0015 ETH', '0.0020 ETH', '0.0025 ETH'],
      ['Contract Interaction', '200,000', '0.0030 ETH', '0.0040 ETH', '0.0050 ETH'],
    ])
    expect(screen.getByTitle('0.000315 ETH')).toHaveTextContent('0.0003 ETH')
  })

  it('shows 24 hours and names their network [TLS-34]', () => {
    renderScreen(<Gas />, { path: PATH })
    expect(termsIn('24h gas tracker')).toEqual([
      ['High', '35 gwei'],
      ['Low', '12 gwei'],
      ['Average', '22 gwei'],
      ['Trend', 'Decreasing'],
    ])
    expect(
      screen.getByRole('img', {
        name: 'Hourly gas prices of the last 24 hours: from 12 to 35 gwei, decreasing',
      }),
    ).toBeInTheDocument()
  })

  it('lists the best times and the network statistics [TLS-35]', () => {
    renderScreen(<Gas />, { path: PATH })
    expect(within(screen.getByRole('region', { name: 'Best times' })).getAllByRole('listitem')).toHaveLength(
      3,
    )
    expect(termsIn('Network stats')).toEqual([
      ['Block time', '12s'],
      ['Pending transactions', '145,230'],
      ['Utilization', '65%'],
    ])
  })

  it('has the buttons Set Price Alert, Configure Notifications and View Alert History, enabled and without an effect [TLS-36]', async () => {
    const { user, container } = renderScreen(<Gas />, { path: PATH })
    const before = container.innerHTML
    for (const name of ['Set Price Alert', 'Configure Notifications', 'View Alert History']) {
      const button = screen.getByRole('button', { name })
      expect(button).toBeEnabled()
      await user.click(button)
      expect(container.innerHTML).toBe(before)
    }
  })

  it('disables Refresh for 2 seconds and changes no figures [TLS-37]', async () => {
    jest.useFakeTimers()
    renderScreen(<Gas />, { path: PATH })
    const before = [prices(), costs()]
    const refresh = screen.getByRole('button', { name: 'Refresh' })
    fireEvent.click(refresh)
    expect(refresh).toHaveAttribute('aria-disabled', 'true')
    expect(refresh).toHaveAttribute('aria-busy', 'true')
    await act(() => jest.advanceTimersByTimeAsync(1999))
    expect(refresh).toHaveAttribute('aria-disabled', 'true')
    await act(() => jest.advanceTimersByTimeAsync(1))
    expect(refresh).not.toHaveAttribute('aria-disabled')
    expect([prices(), costs()]).toEqual(before)
  })

  it('keeps the network in the address, without Ethereum and without unknown ones [TLS-38]', async () => {
    const { user, router, unmount } = renderScreen(<Gas />, { path: PATH })
    await user.click(screen.getByRole('radio', { name: 'BSC' }))
    expect(router.state.location.search).toBe('?network=bsc')
    await user.click(screen.getByRole('radio', { name: 'Ethereum' }))
    expect(router.state.location.search).toBe('')
    unmount()
    renderScreen(<Gas />, { path: `${PATH}?network=solana` })
    expect(screen.getByRole('radio', { name: 'Ethereum' })).toBeChecked()
  })

  it('has nothing for axe to find', async () => {
    const { container } = renderScreen(<Gas />, { path: `${PATH}?network=arbitrum` })
    expect(await axe(container)).toHaveNoViolations()
  })
})
