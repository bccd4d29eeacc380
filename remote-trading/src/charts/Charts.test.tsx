import { axe, bringIntoView, renderScreen, toHaveNoViolations } from '@crossbook/testing'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { drawnBy, pointAt, pointAway, provideChartCanvas } from '../testing/chartCanvas'
import { chooseMarket } from '../testing/chooseMarket'
import { pass, withTicker } from '../testing/tradingTicker'
import Charts from './Charts'

expect.extend(toHaveNoViolations)

const PATH = '/trading/charts'

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
const legend = (label: string) => inChart().getByTitle(label).parentElement?.nextElementSibling
/** Labels of the legend's lines, without those of the candle's own values. */
const lineLabels = () =>
  inChart()
    .getAllByRole('term')
    .slice(4)
    .map((term) => term.textContent)

/** The prices at the chart's scale. */
function pricesDrawn() {
  const redraw = screen.getByRole('button', { name: 'Reset view' })
  return drawnBy(() => fireEvent.click(redraw)).texts
}

describe('the charts', () => {
  it('open with daily candles of BTC and their volume [TRD-90]', async () => {
    await open()
    expect(screen.getByRole('heading', { level: 1, name: 'Advanced Trading Charts' })).toBeVisible()
    expect(screen.getByRole('region', { name: 'BTC/USDT chart' })).toBeVisible()
    expect(screen.getByRole('radio', { name: '1D' })).toBeChecked()
    expect(pressedIndicators()).toEqual(['Volume'])
    expect(screen.getByText(/^BTC\/USDT in 300 candles of 1D/)).toBeVisible()
    expect(lineLabels()).toEqual(['Volume'])
    // The live region no longer announces that the chart is loading.
    expect(screen.getByText('Loading chart…')).toHaveAttribute('aria-hidden', 'true')
    expect(screen.getAllByText('Sample data as of 15 Mar 2024')[0]).toBeVisible()
  })

  it('offer BTC, ETH, BNB, ADA and SOL, then the other coins, and keep the asset in the address [TRD-91]', async () => {
    const { user, router } = await open()
    const assets = screen.getAllByText(/^[A-Z]+\/USDT$/, { selector: 'li button *' })
    expect(assets).toHaveLength(23)
    expect(assets.slice(0, 6).map((name) => name.textContent)).toEqual([
      'BTC/USDT',
      'ETH/USDT',
      'BNB/USDT',
      'ADA/USDT',
      'SOL/USDT',
      'XRP/USDT',
    ])
    await chooseMarket(user, 'ADA/USDT')
    expect(router.state.location.search).toBe('?asset=ADA')
    expect(screen.getByRole('region', { name: 'ADA/USDT chart' })).toBeVisible()
    expect(screen.getByText(/^ADA\/USDT in 300 candles of 1D/)).toBeVisible()
    expect(pricesDrawn()).toContain('0.4567')
  })

  it('offer 1H, 4H, 1D, 1W and 1M, and keep the timeframe in the address [TRD-93]', async () => {
    const { user, router } = await open()
    const timeframes = within(screen.getByRole('radiogroup', { name: 'Timeframe' })).getAllByRole('radio')
    expect(timeframes.map((radio) => radio.textContent)).toEqual(['1H', '4H', '1D', '1W', '1M'])
    await user.click(screen.getByRole('radio', { name: '1M' }))
    expect(router.state.location.search).toBe('?timeframe=1M')
    expect(screen.getByText(/^BTC\/USDT in 36 candles of 1M/)).toBeVisible()
    expect(screen.getByRole('radio', { name: '1M' })).toHaveFocus()
  })

  it('are drawn as candles, line or area on three scales, and keep that in the address [TRD-124]', async () => {
    const { user, router } = await open()
    await user.click(screen.getByRole('radio', { name: 'Area' }))
    expect(router.state.location.search).toBe('?type=area')
    expect(pricesDrawn()).toContain('43,250.00')
    await user.click(screen.getByRole('radio', { name: 'Percent' }))
    expect(router.state.location.search).toBe('?type=area&scale=percent')
    expect(pricesDrawn()).toEqual(expect.arrayContaining([expect.stringMatching(/%$/)]))
  })

  it('end at the demonstration price of the moment [TRD-94]', async () => {
    await open()
    expect(legend('Close')).toHaveTextContent('$43,250.00')
    expect(drawnBy(() => pass(3000)).texts).toContain('43,254.37')
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
    expect(lineLabels()).toEqual(['RSI 14', 'Volume'])
    await user.click(screen.getByRole('button', { name: 'RSI' }))
    expect(router.state.location.search).toBe('')
    await user.click(screen.getByRole('button', { name: 'Volume' }))
    expect(router.state.location.search).toBe('?indicators=none')
    expect(lineLabels()).toEqual([])
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
    expect(screen.getByText(/^SOL\/USDT in \d+ candles of 4H/)).toBeVisible()
    expect(pricesDrawn()).toContain('98.45')
  })
})

describe('the values of a candle', () => {
  it('are shown where the crosshair is, otherwise of the last candle [TRD-99]', async () => {
    await open()
    expect(legend('Open')).toHaveTextContent('$42,055.45')
    pointAt(440)
    expect(inChart().getByText('26 Jan 2024')).toBeVisible()
    expect(legend('Open')).toHaveTextContent('$49,185.97')
    pointAway()
    expect(legend('Open')).toHaveTextContent('$42,055.45')
  })

  it('can be reached by keyboard, and are read out [TRD-99]', async () => {
    await open()
    const slider = screen.getByRole('slider', { name: 'Inspect candle' })
    expect(slider).toHaveAttribute('aria-valuetext', '15 Mar 2024, Close $43,250.00')
    const { texts } = drawnBy(() => fireEvent.change(slider, { target: { value: '298' } }))
    expect(texts).toContain('14 Mar 2024')
    expect(slider).toHaveAttribute('aria-valuetext', '14 Mar 2024, Close $42,055.45')
    expect(drawnBy(() => fireEvent.blur(slider)).texts).not.toContain('14 Mar 2024')
    expect(slider).toHaveValue('299')
  })
})

describe('around the chart', () => {
  it('there are buttons to zoom and to go back to the latest candles [TRD-100]', async () => {
    const { user } = await open()
    const firstCandle = () => {
      pointAt(1)
      return screen.getByRole<HTMLInputElement>('slider').value
    }
    const firstAfter = async (button: string) => {
      await user.click(screen.getByRole('button', { name: button }))
      return firstCandle()
    }
    expect(firstCandle()).toBe('189')
    expect(await firstAfter('Zoom in')).toBe('223')
    expect(await firstAfter('Zoom out')).toBe('191')
    expect(await firstAfter('Zoom out')).toBe('146')
    expect(await firstAfter('Reset view')).toBe('189')
  })

  it('there is a button to the latest candle while it is scrolled out of view [TRD-120]', async () => {
    const { user } = await open()
    const button = () => screen.queryByRole('button', { name: 'To the latest candle' })
    expect(button()).not.toBeInTheDocument()
    fireEvent.change(screen.getByRole('slider', { name: 'Inspect candle' }), { target: { value: '10' } })
    await act(() => jest.advanceTimersByTimeAsync(SLICES_MS))
    await user.click(screen.getByRole('button', { name: 'To the latest candle' }))
    await act(() => jest.advanceTimersByTimeAsync(SLICES_MS))
    expect(button()).not.toBeInTheDocument()
    expect(document.body).not.toHaveFocus()
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

  it('a summary describes the chart [TRD-101]', async () => {
    await open(`${PATH}?timeframe=1M`)
    expect(
      screen.getByText(
        /^BTC\/USDT in 36 candles of 1M from 1 Apr 2021 to 1 Mar 2024: opened at \$.* closed at \$43,250\.00, a change of .*%\. The highest price was \$.*, the lowest \$.*\.$/,
      ),
    ).toBeVisible()
  })

  it('a table has the latest thirty candles, newest first, with the chosen indicators [TRD-101]', async () => {
    const { user } = await open(`${PATH}?indicators=rsi`)
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    await user.click(screen.getByText('Candles as a table'))
    act(() => bringIntoView(document.body))
    const table = within(await screen.findByRole('table'))
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

  it('the author of the library is named with a link [TRD-102]', async () => {
    await open()
    expect(screen.getByRole('link', { name: /TradingView Lightweight Charts/ })).toHaveAttribute(
      'href',
      'https://www.tradingview.com/',
    )
  })

  it('a message replaces the chart where it cannot be drawn [TRD-103]', async () => {
    Reflect.deleteProperty(window, 'ResizeObserver')
    await open()
    expect(
      screen.getByText('The chart cannot be drawn in this browser. Its figures are in the table below.'),
    ).toBeVisible()
  })

  it('it is removed with the page', async () => {
    const { unmount } = await open()
    const box = document.querySelector('canvas')?.closest('[aria-hidden]')
    expect(box).not.toBeEmptyDOMElement()
    unmount()
    expect(box).toBeEmptyDOMElement()
  })
})

describe('the page of charts', () => {
  it('is prerendered with a placeholder for the chart, and passes axe [TRD-103]', async () => {
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
