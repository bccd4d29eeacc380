import { axe, renderScreen, toHaveNoViolations } from '@crossbook/testing'
import { act, fireEvent, screen, within } from '@testing-library/react'
import Heatmap from './Heatmap'

expect.extend(toHaveNoViolations)

const PATH = '/tools/heatmap'
const treemap = () => within(screen.getByLabelText('Heatmap tiles'))
const tiles = () => treemap().getAllByRole('button')
const tooltip = () => treemap().queryByRole('tooltip')
const tile = (symbol: string) => {
  const found = tiles().find((button) => button.textContent.startsWith(symbol))
  if (!found) throw new Error(`no tile for ${symbol}`)
  return found
}
const firstSymbols = () =>
  tiles()
    .slice(0, 3)
    .map((button) => button.textContent.replace(/,.*/, ''))
const listIn = (region: string) => {
  const card = within(screen.getByRole('region', { name: region }))
  const values = card.getAllByRole('definition')
  return card.getAllByRole('term').map((term, index) => `${term.textContent} ${values[index]?.textContent}`)
}

/** Moves the pointer from one element to the next; user-event omits its target. */
function movePointer(from: Element, to: Element) {
  fireEvent(from, new MouseEvent('pointerout', { bubbles: true, relatedTarget: to }))
  fireEvent(to, new MouseEvent('pointerover', { bubbles: true, relatedTarget: from }))
}

describe('Market Heatmap', () => {
  afterEach(() => {
    jest.useRealTimers()
  })

  it('shows 16 coins as tiles with symbol, change and market cap in billions [TLS-41]', () => {
    renderScreen(<Heatmap />, { path: PATH })
    expect(tiles()).toHaveLength(16)
    expect(tiles()[0]).toHaveTextContent(/BTC\+2\.45%\$847\.3B$/)
    expect(tiles()[0]).toHaveAccessibleName('BTC, up 2.45%, market cap $847.3 billion')
    expect(tile('BNB')).toHaveAccessibleName('BNB, down 0.52%, market cap $40.4 billion')
  })

  it('orders tiles by market cap, change or volume, and keeps the order in the address [TLS-44]', async () => {
    const { user, router } = renderScreen(<Heatmap />, { path: PATH })
    expect(firstSymbols()).toEqual(['BTC', 'ETH', 'USDT'])
    const sort = screen.getByRole('combobox', { name: 'Sort by' })
    expect(
      within(sort)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Market Cap', 'Price Change', 'Volume'])
    await user.selectOptions(sort, 'Price Change')
    expect(firstSymbols()).toEqual(['SOL', 'DOT', 'ADA'])
    expect(router.state.location.search).toBe('?sort=change')
    await user.selectOptions(sort, 'Volume')
    expect(firstSymbols()).toEqual(['USDT', 'BTC', 'ETH'])
    await user.selectOptions(sort, 'Market Cap')
    expect(router.state.location.search).toBe('')
  })

  it('changes titles and tooltips with the timeframe, and no figures [TLS-47]', async () => {
    const { user, router } = renderScreen(<Heatmap />, { path: PATH })
    expect(screen.getByRole('heading', { level: 2, name: 'Market Heatmap (24h)' })).toBeInTheDocument()
    const before = tiles().map((button) => button.textContent)
    await user.click(screen.getByRole('radio', { name: '7d' }))
    expect(screen.getByRole('heading', { level: 2, name: 'Market Heatmap (7d)' })).toBeInTheDocument()
    expect(tiles().map((button) => button.textContent)).toEqual(before)
    await user.hover(tile('SOL'))
    expect(tooltip()).toHaveTextContent('7d change: +5.23%')
    expect(router.state.location.search).toBe('?timeframe=7d')
  })

  it('shows a tooltip on pointing, on focus and on pressing, and puts it away on Escape [TLS-48]', async () => {
    const { user } = renderScreen(<Heatmap />, { path: PATH })
    await user.hover(tile('ADA'))
    expect(tooltip()).toHaveTextContent('Cardano24h change: +3.18%Market cap: $16.1BVolume: $485.0M')
    expect(tile('ADA')).toHaveAccessibleDescription(/Volume: \$485\.0M/)
    const bubble = treemap().getByRole('tooltip')
    movePointer(tile('ADA'), bubble)
    expect(bubble).toBeInTheDocument()
    movePointer(bubble, document.body)
    expect(tooltip()).not.toBeInTheDocument()

    act(() => {
      tile('UNI').focus()
    })
    expect(tooltip()).toHaveTextContent('Uniswap')
    await user.keyboard('{Escape}')
    expect(tooltip()).not.toBeInTheDocument()
    await user.keyboard('{Enter}')
    expect(tooltip()).toHaveTextContent('Uniswap')
    await user.tab()
    expect(tooltip()).not.toHaveTextContent('Uniswap')
  })

  it('explains its six colours [TLS-43]', () => {
    renderScreen(<Heatmap />, { path: PATH })
    const legend = within(screen.getByRole('list', { name: 'Color legend' }))
    expect(legend.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      'Above +3%',
      '+1% to +3%',
      '0% to +1%',
      '0% to −1%',
      '−1% to −3%',
      'Below −3%',
    ])
  })

  it('sums up the market and lists the five top gainers and losers [TLS-45] [TLS-46]', () => {
    renderScreen(<Heatmap />, { path: `${PATH}?sort=volume` })
    expect(listIn('Market summary')).toEqual([
      'Coins 16',
      'Gainers 9',
      'Losers 7',
      'Average change +0.51%',
      'Total market cap $1.43T',
    ])
    expect(listIn('Top Gainers').map((line) => line.trim())).toEqual([
      'Solana +5.23%',
      'Polkadot +4.32%',
      'Cardano +3.18%',
      'Avalanche +2.76%',
      'Bitcoin +2.45%',
    ])
    expect(listIn('Top Losers').map((line) => line.trim())).toEqual([
      'Flow −4.15%',
      'Uniswap −3.42%',
      'Dogecoin −2.87%',
      'Cosmos −1.76%',
      'XRP −1.24%',
    ])
  })

  it('shows the same coins as a table, in the same order [TLS-49]', async () => {
    const { user, router } = renderScreen(<Heatmap />, { path: `${PATH}?sort=change` })
    await user.click(screen.getByRole('radio', { name: 'Table' }))
    expect(router.state.location.search).toBe('?sort=change&view=table')
    const table = within(screen.getByRole('table', { name: 'Market heatmap' }))
    const rows = table.getAllByRole('row').slice(1)
    expect(rows).toHaveLength(16)
    expect(rows[0]).toHaveTextContent('SOL Solana+5.23%$42.6B$2.8B')
    expect(screen.queryByLabelText('Heatmap tiles')).not.toBeInTheDocument()
  })

  it('ignores views in the address that it does not have [TLS-49]', () => {
    renderScreen(<Heatmap />, { path: `${PATH}?timeframe=1y&sort=toString&view=pie` })
    expect(screen.getByRole('heading', { name: 'Market Heatmap (24h)' })).toBeInTheDocument()
    expect(firstSymbols()).toEqual(['BTC', 'ETH', 'USDT'])
  })

  it('refreshes for 2 seconds and changes nothing [TLS-50]', async () => {
    jest.useFakeTimers()
    renderScreen(<Heatmap />, { path: PATH })
    const before = tiles().map((button) => button.textContent)
    const refresh = screen.getByRole('button', { name: 'Refresh' })
    fireEvent.click(refresh)
    expect(refresh).toHaveAttribute('aria-disabled', 'true')
    await act(() => jest.advanceTimersByTimeAsync(2000))
    expect(refresh).not.toHaveAttribute('aria-disabled')
    expect(tiles().map((button) => button.textContent)).toEqual(before)
  })

  it('has the buttons Fullscreen View, Export Image and Customize Colors, enabled and without an effect [TLS-51]', async () => {
    const { user, container } = renderScreen(<Heatmap />, { path: PATH })
    const before = container.innerHTML
    for (const name of ['Fullscreen View', 'Export Image', 'Customize Colors']) {
      const button = screen.getByRole('button', { name })
      expect(button).toBeEnabled()
      await user.click(button)
      expect(container.innerHTML).toBe(before)
    }
  })

  it('has no inline styles in its first render [TLS-41]', () => {
    const { container } = renderScreen(<Heatmap />, { path: PATH })
    expect(container.querySelector('[style]')).toBeNull()
  })

  // The first view is a page of the browser tests, which run axe on all pages.
  it('has nothing for axe to find as a table', async () => {
    const { container } = renderScreen(<Heatmap />, { path: `${PATH}?view=table` })
    expect(await axe(container)).toHaveNoViolations()
  })
})
