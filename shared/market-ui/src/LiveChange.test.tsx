import { createTicker, MARKET_TABLE_CHANGE_SPAN, TickerContext } from '@crossbook/market'
import { act, render, screen } from '@testing-library/react'
import { LiveChange } from './LiveChange'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** Shows BTC's change with a ticker that always moves to the highest value. */
function open(span?: number) {
  render(
    <TickerContext value={createTicker({ random: () => 1 })}>
      <LiveChange symbol="BTC" {...(span !== undefined && { span })} />
    </TickerContext>,
  )
}

const tick = () => act(() => jest.advanceTimersByTime(3_000))

describe('a live change', () => {
  it('strays from the sample by up to 0.15 points', () => {
    open()
    expect(screen.getByText('+2.45%')).toBeVisible()
    tick()
    expect(screen.getByText('+2.60%')).toBeVisible()
  })

  it('varies within the given range, as in the market table', () => {
    open(MARKET_TABLE_CHANGE_SPAN)
    tick()
    expect(screen.getByText('+2.70%')).toBeVisible()
  })
})
