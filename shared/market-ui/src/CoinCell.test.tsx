import { render } from '@testing-library/react'
import { CoinCell } from './CoinCell'

describe('a coin in a list', () => {
  it('is a logo, its symbol and its name', () => {
    const { container } = render(<CoinCell symbol="BTC" />)
    expect(container).toHaveTextContent('BTC Bitcoin')
    expect(container.querySelector('[data-coin="BTC"]')).toHaveAttribute('aria-hidden', 'true')
  })

  it('does not repeat a name that equals its symbol in one line', () => {
    const { container } = render(<CoinCell symbol="BNB" />)
    expect(container).toHaveTextContent(/^BNB$/)
  })

  it('has a larger logo and the name below where rows have the height', () => {
    const { container } = render(<CoinCell symbol="ETH" layout="stacked" />)
    expect(container).toHaveTextContent('ETH Ethereum')
    expect(container.querySelector('[data-coin="ETH"]')).toHaveStyle({ width: '2rem' })
  })
})
