import { axe, bringIntoView, renderScreen, toHaveNoViolations } from '@crossbook/testing'
import { act, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { createPriceChart, type ChartContent } from '../charts/drawing/createPriceChart'
import { withTicker } from '../testing/tradingTicker'
import { MarketChart } from './MarketChart'

expect.extend(toHaveNoViolations)

jest.mock('../charts/drawing/createPriceChart', () => ({ createPriceChart: jest.fn() }))

/** All slices of the drawing and the frame between them. */
const SLICES_MS = 200

let drawn: ChartContent | undefined

beforeEach(() => {
  jest.useFakeTimers()
  drawn = undefined
  jest.mocked(createPriceChart).mockReturnValue({
    draw: (content) => {
      drawn = content
    },
    drawNow: jest.fn(),
    point: jest.fn(),
    zoom: jest.fn(),
    reset: jest.fn(),
    remove: jest.fn(),
  })
})

afterEach(() => {
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
    expect(createPriceChart).not.toHaveBeenCalled()
  })

  it('shows candles and volume of its coin, and takes the timeframe into the address [TRD-115]', async () => {
    const { user, router } = await openInView('BTC')
    expect(screen.getByRole('region', { name: 'BTC/USDT chart' })).toBeVisible()
    expect(drawn).toMatchObject({ history: 'BTC 1D', lines: [{ key: 'volume' }] })
    await user.click(screen.getByRole('radio', { name: '1W' }))
    expect(router.state.location.search).toBe('?timeframe=1W')
    expect(drawn).toMatchObject({ history: 'BTC 1W' })
  })

  it('is told to those who cannot see it, and links to all indicators where there are some', async () => {
    await openInView('BTC')
    expect(screen.getByText(/^BTC\/USDT in 300 candles of 1D/)).toBeInTheDocument()
    expect(screen.getByRole('slider', { name: 'Inspect candle' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Open in Charts' })).toHaveAttribute(
      'href',
      '/trading/charts?asset=BTC',
    )
  })

  it('has no link for a coin that the charts do not have', async () => {
    await openInView('DOGE')
    expect(drawn).toMatchObject({ history: 'DOGE 1D' })
    expect(screen.queryByRole('link', { name: 'Open in Charts' })).not.toBeInTheDocument()
  })

  it('is rendered before with its placeholder, and axe objects to nothing [TRD-115]', async () => {
    const html = renderToString(
      <MemoryRouter>
        <MarketChart symbol="BTC" />
      </MemoryRouter>,
    )
    expect(html).toContain('Loading chart…')
    const { container } = await openInView('BTC')
    // Prices stay on the stopped clock, axe needs a running one.
    jest.useRealTimers()
    expect(await axe(container)).toHaveNoViolations()
  })
})
