import { axe, bringIntoView, renderScreen, toHaveNoViolations } from '@crossbook/testing'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { drawnBy, provideChartCanvas } from '../testing/chartCanvas'
import { withTicker } from '../testing/tradingTicker'
import { MarketChart } from './MarketChart'

expect.extend(toHaveNoViolations)

/** All slices of the drawing and the frame between them. */
const SLICES_MS = 200

let removeCanvas: () => void

beforeEach(() => {
  jest.useFakeTimers()
  removeCanvas = provideChartCanvas()
})

afterEach(() => {
  removeCanvas()
  jest.useRealTimers()
})

async function openInView(symbol: 'BTC' | 'DOGE', path = '/trading/spot') {
  const rendered = renderScreen(withTicker(<MarketChart symbol={symbol} />), { path })
  await act(async () => {
    bringIntoView(document.body)
    await jest.advanceTimersByTimeAsync(SLICES_MS)
  })
  await act(() => jest.advanceTimersByTimeAsync(SLICES_MS))
  return rendered
}

describe('the chart of a market', () => {
  it('is a place that waits until it comes into view [TRD-115]', async () => {
    renderScreen(withTicker(<MarketChart symbol="BTC" />), { path: '/trading/spot' })
    await act(() => jest.advanceTimersByTimeAsync(SLICES_MS))
    expect(screen.getByText('Loading chart…')).toBeVisible()
    expect(screen.queryByRole('slider')).not.toBeInTheDocument()
    expect(document.querySelector('canvas')).not.toBeInTheDocument()
  })

  it('shows candles and volume of its coin, and takes the timeframe into the address [TRD-115]', async () => {
    const { user, router } = await openInView('BTC')
    expect(screen.getByRole('region', { name: 'BTC/USDT chart' })).toBeVisible()
    const chart = within(screen.getByRole('region', { name: 'BTC/USDT chart' }))
    expect(chart.getAllByRole('term').map((term) => term.textContent)).toEqual(['O', 'H', 'L', 'C', 'Volume'])
    const redraw = () => fireEvent.click(chart.getByRole('button', { name: 'Reset view' }))
    expect(drawnBy(redraw).texts).toContain('43,250.00')
    await user.click(screen.getByRole('radio', { name: '1W' }))
    expect(router.state.location.search).toBe('?timeframe=1W')
    expect(screen.getByText(/^BTC\/USDT in 130 candles of 1W/)).toBeInTheDocument()
  })

  it('has a description for screen readers, and links to all indicators', async () => {
    await openInView('DOGE')
    expect(screen.getByText(/^DOGE\/USDT in 300 candles of 1D/)).toBeInTheDocument()
    expect(screen.getByRole('slider', { name: 'Inspect candle' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Open in Charts' })).toHaveAttribute(
      'href',
      '/trading/charts?asset=DOGE',
    )
  })

  it('takes its timeframe from the keys 1 to 5 while it has the focus [TRD-124]', async () => {
    const { user, router } = await openInView('BTC')
    await user.keyboard('5')
    expect(router.state.location.search).toBe('')
    act(() => screen.getByRole('slider', { name: 'Inspect candle' }).focus())
    await user.keyboard('4')
    expect(router.state.location.search).toBe('?timeframe=1W')
    await user.keyboard('{Control>}1{/Control}6x')
    expect(router.state.location.search).toBe('?timeframe=1W')
  })

  it('is rendered before with its placeholder, and axe objects to nothing [TRD-115]', async () => {
    const html = renderToString(
      <MemoryRouter>
        <MarketChart symbol="BTC" />
      </MemoryRouter>,
    )
    expect(html).toContain('Loading chart…')
    expect(html).toContain('Sample data as of 15 Mar 2024')
    const { container } = await openInView('BTC')
    // Prices stay on the stopped clock, axe needs a running one.
    jest.useRealTimers()
    expect(await axe(container)).toHaveNoViolations()
  })
})
