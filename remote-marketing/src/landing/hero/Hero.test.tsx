import { TestAuthProvider } from '@crossbook/auth/testing'
import { axe, renderScreen, toHaveNoViolations } from '@crossbook/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import { pass } from '../../testing/renderWithTicker'
import { Hero } from './Hero'

expect.extend(toHaveNoViolations)

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
})

afterEach(() => {
  jest.useRealTimers()
})

const open = () => renderScreen(<Hero />, { wrapper: TestAuthProvider })

const panel = () => within(screen.getByRole('region', { name: 'Live price panel' }))

describe('the panel of the hero', () => {
  it('follows the slide: spread, ways to trade, markets [MKT-29]', () => {
    open()
    expect(panel().getByText('Sell on Coinbase')).toBeVisible()
    expect(panel().queryByRole('link', { name: 'Futures' })).not.toBeInTheDocument()
    pass(5000)
    expect(panel().getByRole('link', { name: 'Futures' })).toHaveAttribute('href', '/trading/futures')
    expect(panel().getByText('Sell on Coinbase')).not.toBeVisible()
    pass(5000)
    expect(panel().getByRole('img', { name: /^BTC over the last 24 hours/ })).toBeVisible()
    expect(panel().queryByRole('link', { name: 'Futures' })).not.toBeInTheDocument()
  })

  it('keeps the slide while the pointer is over it [MKT-04]', () => {
    open()
    const place = screen.getByRole('region', { name: 'Live price panel' }).parentElement ?? document.body
    fireEvent.pointerEnter(place)
    pass(60_000)
    expect(panel().getByText('Sell on Coinbase')).toBeVisible()
    fireEvent.pointerLeave(place)
    pass(5000)
    expect(panel().getByText('Sell on Coinbase')).not.toBeVisible()
  })

  it('has nothing that axe objects to, with each slide [MKT-29]', async () => {
    const { container } = open()
    for (const dot of within(screen.getByRole('group', { name: 'Choose slide' })).getAllByRole('button')) {
      fireEvent.click(dot)
      jest.useRealTimers()
      expect(await axe(container)).toHaveNoViolations()
      jest.useFakeTimers()
    }
  })
})
