import { axe, renderScreen, toHaveNoViolations } from '@crossbook/testing'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { pass, withTicker } from '../testing/tradingTicker'
import Charts from './Charts'
import { createPriceChart, type ChartContent } from './drawing/createPriceChart'

expect.extend(toHaveNoViolations)

jest.mock('./drawing/createPriceChart', () => ({ createPriceChart: jest.fn() }))

const PATH = '/trading/charts'

/** All slices of the drawing and the frame between them. */
const SLICES_MS = 200

let drawn: ChartContent | undefined
let pointAt: (index: number | null) => void
const chart = {
  draw: jest.fn((content: ChartContent) => {
    drawn = content
  }),
  drawNow: jest.fn(),
  point: jest.fn(),
  zoom: jest.fn(),
  reset: jest.fn(),
  remove: jest.fn(),
}

beforeEach(() => {
  jest.useFakeTimers()
  jest.mocked(createPriceChart).mockImplementation((_box, onPoint) => {
    pointAt = onPoint
    return chart
  })
})

afterEach(() => {
  jest.useRealTimers()
  jest.clearAllMocks()
})

/** The chart is drawn in slices, each a task of its own. */
async function open(path = PATH) {
  const rendered = renderScreen(withTicker(<Charts />), { path })
  await act(() => jest.advanceTimersByTimeAsync(SLICES_MS))
  return rendered
}

const pressedIndicators = () =>
  within(screen.getByRole('group', { name: 'Indicators' }))
    .getAllByRole('button', { pressed: true })
    .map((button) => button.textContent)

/** Shown where a media query says so, which jsdom does not read. */
const wholePage = () => screen.getByRole('button', { name: 'Show the whole page', hidden: true })

type User = Awaited<ReturnType<typeof open>>['user']

const inChart = () => within(screen.getByRole('region', { name: /chart$/ }))
const legend = (label: string) => inChart().getByText(label).nextElementSibling

describe('the charts', () => {
  it('open with daily candles of BTC and their volume [TRD-90]', async () => {
    await open()
    expect(screen.getByRole('heading', { level: 1, name: 'Advanced Trading Charts' })).toBeVisible()
    expect(screen.getByRole('region', { name: 'BTC/USDT chart' })).toBeVisible()
    expect(screen.getByRole('radio', { name: '1D' })).toBeChecked()
    expect(pressedIndicators()).toEqual(['Volume'])
    expect(drawn?.candles).toHaveLength(300)
    // What is read out no longer says that it is loading.
    expect(screen.getByText('Loading chart…')).toHaveAttribute('aria-hidden', 'true')
    expect(screen.getAllByText('Sample data as of 15 Mar 2024')[0]).toBeVisible()
    expect(chart.drawNow).toHaveBeenCalledTimes(1)
  })

  it('offer BTC, ETH, BNB, ADA and SOL, and keep the asset in the address [TRD-91]', async () => {
    const { user, router } = await open()
    const assets = within(screen.getByRole('combobox', { name: 'Market' })).getAllByRole('option')
    expect(assets.map((option) => option.textContent)).toEqual([
      'BTC/USDT',
      'ETH/USDT',
      'BNB/USDT',
      'ADA/USDT',
      'SOL/USDT',
    ])
    await user.selectOptions(screen.getByRole('combobox', { name: 'Market' }), 'ADA/USDT')
    expect(router.state.location.search).toBe('?asset=ADA')
    expect(screen.getByRole('region', { name: 'ADA/USDT chart' })).toBeVisible()
    expect(drawn?.history).toBe('ADA 1D')
  })

  it('offer 1H, 4H, 1D, 1W and 1M, and keep the timeframe in the address [TRD-93]', async () => {
    const { user, router } = await open()
    const timeframes = within(screen.getByRole('radiogroup', { name: 'Timeframe' })).getAllByRole('radio')
    expect(timeframes.map((radio) => radio.textContent)).toEqual(['1H', '4H', '1D', '1W', '1M'])
    await user.click(screen.getByRole('radio', { name: '1M' }))
    expect(router.state.location.search).toBe('?timeframe=1M')
    expect(drawn?.candles).toHaveLength(36)
    expect(screen.getByRole('radio', { name: '1M' })).toHaveFocus()
  })

  it('end at the demonstration price of the moment [TRD-94]', async () => {
    await open()
    expect(drawn?.candles.at(-1)?.close).toBe(43250)
    pass(3000)
    expect(drawn?.candles.at(-1)?.close).toBe(43254.37)
    expect(legend('Close')).toHaveTextContent('$43,254.37')
  })

  it('show market data of the asset [TRD-98]', async () => {
    await open(`${PATH}?asset=ETH`)
    const data = within(screen.getByRole('region', { name: 'Market data' }))
    expect(data.getByText('24h volume').nextElementSibling).toHaveTextContent('$15.2B')
    expect(data.getByText('Market cap').nextElementSibling).toHaveTextContent('$290.9B')
  })
})

describe('the indicators of the charts', () => {
  it('are switched on and off by their buttons, and the address keeps them [TRD-97]', async () => {
    const { user, router } = await open()
    await user.click(screen.getByRole('button', { name: 'RSI' }))
    expect(pressedIndicators()).toEqual(['RSI', 'Volume'])
    expect(router.state.location.search).toBe('?indicators=rsi%2Cvolume')
    expect(drawn?.lines.map(({ label }) => label)).toEqual(['RSI 14', 'Volume'])
    await user.click(screen.getByRole('button', { name: 'RSI' }))
    expect(router.state.location.search).toBe('')
    await user.click(screen.getByRole('button', { name: 'Volume' }))
    expect(router.state.location.search).toBe('?indicators=none')
    expect(drawn?.lines).toEqual([])
  })

  it('are in a sheet on phones as well [TRD-110]', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Indicators (1)' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Indicators' }))
    await user.click(sheet.getByRole('button', { name: 'RSI' }))
    expect(sheet.getByRole('button', { name: 'RSI', pressed: true })).toBeVisible()
    await user.click(sheet.getByRole('button', { name: 'Done' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(pressedIndicators()).toEqual(['RSI', 'Volume'])
  })

  it('are taken from a shared link [TRD-97]', async () => {
    await open(`${PATH}?asset=SOL&timeframe=4H&indicators=macd,sma`)
    expect(pressedIndicators()).toEqual(['SMA', 'MACD'])
    expect(drawn?.history).toBe('SOL 4H')
  })
})

describe('the values of a candle', () => {
  it('are shown where the crosshair is, otherwise of the last candle [TRD-99]', async () => {
    await open()
    const openOf = (index: number) =>
      Number(drawn?.candles[index]?.open.toFixed(2)).toLocaleString('en-US', { minimumFractionDigits: 2 })
    expect(legend('Open')).toHaveTextContent(openOf(299))
    act(() => pointAt(120))
    expect(legend('Open')).toHaveTextContent(openOf(120))
    act(() => pointAt(null))
    expect(legend('Open')).toHaveTextContent(openOf(299))
  })

  it('can be reached by keyboard, and are read out [TRD-99]', async () => {
    await open()
    const slider = screen.getByRole('slider', { name: 'Inspect candle' })
    expect(slider).toHaveAttribute('aria-valuetext', '15 Mar 2024, Close $43,250.00')
    fireEvent.change(slider, { target: { value: '298' } })
    expect(chart.point).toHaveBeenLastCalledWith(298)
    expect(slider.getAttribute('aria-valuetext')).toMatch(/^14 Mar 2024, Close \$/)
    fireEvent.blur(slider)
    expect(chart.point).toHaveBeenLastCalledWith(null)
    expect(slider).toHaveValue('299')
  })

  it('do not stay with a candle of another timeframe [TRD-99]', async () => {
    const { user } = await open()
    act(() => pointAt(3))
    await user.click(screen.getByRole('radio', { name: '1W' }))
    expect(screen.getByRole('slider')).toHaveValue('129')
  })
})

describe('around the chart', () => {
  it('there are buttons to zoom and to go back to the latest candles [TRD-100]', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Zoom in' }))
    await user.click(screen.getByRole('button', { name: 'Zoom out' }))
    await user.click(screen.getByRole('button', { name: 'Reset view' }))
    expect(chart.zoom.mock.calls).toEqual([[0.7], [1.4]])
    expect(chart.reset).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['by a button', (user: User) => user.click(wholePage())],
    ['by Escape', (user: User) => user.keyboard('{Escape}')],
    ['when the keyboard goes to what it covers', (user: User) => user.tab()],
  ])('gives the window of a phone held sideways back %s [TRD-113]', async (_, ask) => {
    const { user } = await open()
    expect(wholePage()).toBeInTheDocument()
    await ask(user)
    expect(screen.queryByText('Show the whole page')).not.toBeInTheDocument()
  })

  it('a summary says what it shows [TRD-101]', async () => {
    await open(`${PATH}?timeframe=1M`)
    expect(
      screen.getByText(
        /^BTC\/USDT in 36 candles of 1M from 1 Apr 2021 to 1 Mar 2024: opened at \$.* closed at \$43,250\.00, a change of .*%\. The highest price was \$.*, the lowest \$.*\.$/,
      ),
    ).toBeVisible()
  })

  it('a table has the latest thirty candles, newest first, with the chosen indicators [TRD-101]', async () => {
    const { user } = await open(`${PATH}?indicators=rsi`)
    await user.click(screen.getByText('Candles as a table'))
    const table = within(screen.getByRole('table'))
    expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Time (UTC)',
      'Open',
      'High',
      'Low',
      'Close',
      'Volume',
      'RSI 14',
    ])
    expect(table.getAllByRole('rowheader')).toHaveLength(30)
    expect(table.getAllByRole('rowheader')[0]).toHaveTextContent('15 Mar 2024')
  })

  it('the maker of the library is named with a link [TRD-102]', async () => {
    await open()
    expect(screen.getByRole('link', { name: /TradingView Lightweight Charts/ })).toHaveAttribute(
      'href',
      'https://www.tradingview.com/',
    )
  })

  it('a sentence stands in its place where it cannot be drawn [TRD-103]', async () => {
    jest.mocked(createPriceChart).mockImplementation(() => {
      throw new Error('no canvas')
    })
    await open()
    expect(
      screen.getByText('The chart cannot be drawn in this browser. Its figures are in the table below.'),
    ).toBeVisible()
  })

  it('it is removed with the page', async () => {
    const { unmount } = await open()
    unmount()
    expect(chart.remove).toHaveBeenCalledTimes(1)
  })
})

describe('the page of charts', () => {
  it('is rendered before with a placeholder for the chart, and axe objects to nothing [TRD-103]', async () => {
    const html = renderToString(
      <MemoryRouter initialEntries={[PATH]}>
        <Charts />
      </MemoryRouter>,
    )
    expect(html).toContain('Loading chart…')
    expect(html).not.toContain('style=')
    const { container } = await open()
    // Prices stay on the stopped clock, axe needs a running one.
    jest.useRealTimers()
    expect(await axe(container)).toHaveNoViolations()
  })
})
