import { formatPrice, formatSignedPercent } from '@crossbook/money'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { StrictMode, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { CoinSymbol } from './coins'
import { MARKET_TABLE_CHANGE_SPAN } from './movingMarket'
import { restorePageMotion } from './pageMotion.fixture'
import { createRandom } from './random'
import { TickerContext } from './siteTicker'
import { createTicker, type Ticker } from './ticker'
import { useArbitrage, useQuote } from './useQuote'
import { usePauseTicker } from './usePauseTicker'
import { useTickerPause } from './useTickerPause'

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  restorePageMotion()
  jest.useRealTimers()
})

const newTicker = () => createTicker({ random: createRandom(42) })
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

function renderWith(ticker: Ticker, children: ReactNode) {
  return render(<TickerContext value={ticker}>{children}</TickerContext>)
}

function Price({ symbol, changeSpan }: PriceProps) {
  const { price, change } = useQuote(symbol, changeSpan)
  return (
    <p aria-label={`${symbol} price`}>
      {formatPrice(price)} {formatSignedPercent(change).text}
    </p>
  )
}

interface PriceProps {
  symbol: CoinSymbol
  changeSpan?: number
}

describe('a live price', () => {
  it('starts with the sample and moves with the ticker', () => {
    renderWith(newTicker(), <Price symbol="BTC" />)
    expect(screen.getByLabelText('BTC price')).toHaveTextContent('$43,250.00 +2.45%')
    pass(3000)
    expect(screen.getByLabelText('BTC price')).toHaveTextContent('$43,254.37 +2.48%')
  })

  it('is the same wherever it is shown; only the change strays further in the market table', () => {
    renderWith(
      newTicker(),
      <>
        <Price symbol="BTC" />
        <Price symbol="BTC" changeSpan={MARKET_TABLE_CHANGE_SPAN} />
      </>,
    )
    pass(3000)
    expect(screen.getAllByLabelText('BTC price').map((price) => price.textContent)).toEqual([
      '$43,254.37 +2.48%',
      '$43,254.37 +2.50%',
    ])
  })

  it('stops the clock when it leaves the page', () => {
    const { unmount } = renderWith(
      newTicker(),
      <StrictMode>
        <Price symbol="BTC" />
      </StrictMode>,
    )
    expect(jest.getTimerCount()).toBe(1)
    unmount()
    expect(jest.getTimerCount()).toBe(0)
  })
})

describe('a page rendered before', () => {
  it('shows the sample, and takes up the prices of the visit after hydration', () => {
    const ticker = newTicker()
    const leave = ticker.subscribe(jest.fn())
    jest.advanceTimersByTime(3000)
    const page = (
      <TickerContext value={ticker}>
        <Price symbol="BTC" />
        <PauseButton />
      </TickerContext>
    )
    ticker.setPaused(true)
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(page)
    expect(container).toHaveTextContent('$43,250.00 +2.45%Pause prices')
    render(page, { container, hydrate: true })
    expect(container).toHaveTextContent('$43,254.37 +2.48%Resume prices')
    leave()
  })
})

describe('a live arbitrage percentage', () => {
  it('starts with the sample and changes with each tick', () => {
    function Arbitrage() {
      return <p>{useArbitrage('BTC')} %</p>
    }
    renderWith(newTicker(), <Arbitrage />)
    expect(screen.getByText('0.84 %')).toBeVisible()
    pass(3000)
    expect(screen.getByText('0.95 %')).toBeVisible()
  })
})

function PauseButton() {
  const { state, setPaused } = useTickerPause()
  return (
    <button onClick={() => setPaused(state === 'moving')}>
      {state === 'moving' ? 'Pause prices' : 'Resume prices'}
    </button>
  )
}

describe('pausing', () => {
  it('stops and resumes prices on click', () => {
    renderWith(
      newTicker(),
      <>
        <Price symbol="BTC" />
        <PauseButton />
      </>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Pause prices' }))
    pass(60_000)
    expect(screen.getByLabelText('BTC price')).toHaveTextContent('$43,250.00')
    fireEvent.click(screen.getByRole('button', { name: 'Resume prices' }))
    pass(3000)
    expect(screen.getByLabelText('BTC price')).toHaveTextContent('$43,254.37')
  })
})

describe('a table of prices', () => {
  function Table() {
    return (
      <div role="group" aria-label="Prices" ref={usePauseTicker()}>
        <Price symbol="BTC" />
        <button>Trade</button>
      </div>
    )
  }

  it('stops moving while the pointer is over it', () => {
    renderWith(newTicker(), <Table />)
    const table = screen.getByRole('group', { name: 'Prices' })
    fireEvent.pointerEnter(table)
    pass(60_000)
    expect(table).toHaveTextContent('$43,250.00')
    fireEvent.pointerLeave(table)
    pass(3000)
    expect(table).toHaveTextContent('$43,254.37')
  })

  it('stops moving while it has the keyboard focus', () => {
    renderWith(newTicker(), <Table />)
    const table = screen.getByRole('group', { name: 'Prices' })
    act(() => screen.getByRole('button', { name: 'Trade' }).focus())
    pass(60_000)
    expect(table).toHaveTextContent('$43,250.00')
    act(() => screen.getByRole('button', { name: 'Trade' }).blur())
    pass(3000)
    expect(table).toHaveTextContent('$43,254.37')
  })

  it('lets prices elsewhere go on when it leaves the page under the pointer', () => {
    const ticker = newTicker()
    const { rerender } = renderWith(ticker, <Table />)
    fireEvent.pointerEnter(screen.getByRole('group', { name: 'Prices' }))
    rerender(
      <TickerContext value={ticker}>
        <Price symbol="BTC" />
      </TickerContext>,
    )
    pass(3000)
    expect(screen.getByLabelText('BTC price')).toHaveTextContent('$43,254.37')
  })
})
