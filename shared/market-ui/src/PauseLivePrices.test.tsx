import { createTicker, TickerContext } from '@crossbook/market'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { LivePrice } from './LivePrice'
import { PauseLivePrices } from './PauseLivePrices'

beforeEach(() => {
  localStorage.clear()
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(window, 'matchMedia')
})

function open(iconOnly?: boolean) {
  render(
    <TickerContext value={createTicker({ random: () => 0.75 })}>
      <LivePrice symbol="BTC" />
      <PauseLivePrices {...(iconOnly !== undefined && { iconOnly })} />
    </TickerContext>,
  )
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))
const calm = 'Prices are paused: your system asks for less motion'

/** A setting of the system that jsdom lacks. */
function preferLessMotion() {
  const query = Object.assign(new EventTarget(), { matches: true })
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => query })
}

describe('the pause of live prices', () => {
  it('stops every price of the site, and lets them go on', () => {
    open()
    fireEvent.click(screen.getByRole('button', { name: 'Pause live prices' }))
    pass(60_000)
    expect(screen.getByText('$43,250.00')).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Resume live prices' }))
    pass(3_000)
    expect(screen.getByText('$43,260.81')).toBeVisible()
    expect(screen.getByText(calm)).not.toBeVisible()
  })

  it('explains why prices do not move under reduced motion, in place of a button', () => {
    preferLessMotion()
    open()
    expect(screen.getByText(calm)).toBeVisible()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('has no space for that next to a heading, where it is an icon', () => {
    preferLessMotion()
    open(true)
    expect(screen.queryByText(calm)).not.toBeInTheDocument()
  })
})
