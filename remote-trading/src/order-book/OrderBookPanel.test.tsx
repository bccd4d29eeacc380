import { axe, bringIntoView, renderScreen, toHaveNoViolations } from '@crossbook/testing'
import { act, screen, within } from '@testing-library/react'
import { pass, withTicker } from '../testing/tradingTicker'
import { OrderBookPanel } from './OrderBookPanel'

expect.extend(toHaveNoViolations)

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  jest.useRealTimers()
})

async function openInView() {
  const rendered = renderScreen(withTicker(<OrderBookPanel symbol="BTC" />), { path: '/trading/futures' })
  expect(screen.getByText('Loading order book…')).toBeVisible()
  await act(async () => {
    bringIntoView(document.body)
    await jest.advanceTimersByTimeAsync(10)
  })
  await screen.findByRole('table')
  return rendered
}

const rowElements = (table: string) => within(screen.getByRole('table', { name: table })).getAllByRole('row')

const rowsOf = (table: string) => rowElements(table).map((row) => row.textContent)

describe('the order book', () => {
  it('has offers above the spread and bids below, marked as sample data, and moves with the price [TRD-123]', async () => {
    await openInView()
    expect(screen.getByRole('region', { name: 'Order book and trades' })).toBeVisible()
    expect(screen.getByText('Sample data')).toBeVisible()
    const rows = rowsOf('Order book')
    expect(rows).toHaveLength(12)
    expect(rows[0]).toBe('PriceSizeTotal')
    expect(rows[5]).toMatch(/^\$43,251\.00\d+\.\d{3}\d+\.\d{3}$/)
    expect(rows[6]).toBe('Spread$2.00')
    expect(rows[7]).toMatch(/^\$43,249\.00/)
    pass(3000)
    expect(rowsOf('Order book')[5]).toMatch(/^\$43,255\.00/)
  })

  it('has the recent trades under its second tab, one more for each move [TRD-123]', async () => {
    const { user } = await openInView()
    await user.click(screen.getByRole('tab', { name: 'Recent trades' }))
    expect(rowsOf('Recent trades')[1]).toMatch(/^(Bought|Sold) \$43,250\.00\d+\.\d{3}12:00:00$/)
    // Prices are held while the panel has pointer or focus.
    await user.click(document.body)
    pass(3000)
    const moved = rowsOf('Recent trades')
    expect(moved[1]).toMatch(/^Bought \$43,254\.37\d+\.\d{3}12:00:03$/)
    expect(moved[2]).toMatch(/\$43,250\.00/)
  })

  it('keeps every row in its place when the price moves [TRD-123]', async () => {
    const { user } = await openInView()
    const levels = rowElements('Order book')
    pass(3000)
    expect(rowElements('Order book')).toEqual(levels)
    await user.click(screen.getByRole('tab', { name: 'Recent trades' }))
    const trades = rowElements('Recent trades')
    await user.click(document.body)
    pass(3000)
    expect(rowElements('Recent trades').slice(0, trades.length)).toEqual(trades)
  })

  it('has nothing to order with, and nothing that axe objects to [TRD-123]', async () => {
    const { container } = await openInView()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    // Prices stay on the stopped clock, axe needs a running one.
    jest.useRealTimers()
    expect(await axe(container)).toHaveNoViolations()
  })
})
