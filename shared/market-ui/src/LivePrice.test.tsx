import { createTicker, TickerContext, type CoinSymbol, type Ticker } from '@crossbook/market'
import { act, render, screen } from '@testing-library/react'
import { LivePrice } from './LivePrice'

/** The random numbers of the next ticks: 1 is the highest of a price's span, 0 the lowest, 0.5 the sample. */
let chance = 0.5

beforeEach(() => {
  chance = 0.5
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

function open(symbol: CoinSymbol, ticker: Ticker = createTicker({ random: () => chance })) {
  const priceOf = (coin: CoinSymbol) => (
    <TickerContext value={ticker}>
      <LivePrice symbol={coin} />
    </TickerContext>
  )
  const { rerender } = render(priceOf(symbol))
  return { show: (coin: CoinSymbol) => rerender(priceOf(coin)) }
}

/** The next tick of the site's prices. */
function tick(next: number) {
  chance = next
  act(() => jest.advanceTimersByTime(3_000))
}

/** The element that shows the price, and whether it lights up in the colour of a move. */
const shown = (text: string) => screen.getByText(text)
const lights = (text: string) => getComputedStyle(shown(text)).animation.includes('800ms')

describe('a live price', () => {
  it('shows the sample at first, unlit', () => {
    open('BTC')
    expect(lights('$43,250.00')).toBe(false)
  })

  it('lights up when it rises and when it falls', () => {
    open('BTC')
    tick(0.75)
    expect(lights('$43,260.81')).toBe(true)
    tick(0.25)
    expect(lights('$43,239.19')).toBe(true)
  })

  it('lights up again at the second of two rises', () => {
    open('BTC')
    tick(0.6)
    const first = shown('$43,254.33')
    tick(0.75)
    expect(shown('$43,260.81')).not.toBe(first)
    expect(lights('$43,260.81')).toBe(true)
  })

  it('does not light up when no digit that is shown has changed: DOGE moves in its fifth decimal and shows four', () => {
    open('DOGE')
    const before = shown('$0.0823')
    expect(before).not.toHaveAttribute('title')
    tick(1)
    expect(shown('$0.0823')).toHaveAttribute('title', '$0.08234')
    expect(shown('$0.0823')).toBe(before)
    expect(lights('$0.0823')).toBe(false)
  })

  it('does not light up when another coin takes its place', () => {
    const { show } = open('BTC')
    tick(0.75)
    show('ETH')
    expect(lights('$2,421.11')).toBe(false)
  })
})
