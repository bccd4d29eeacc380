import { render, screen } from '@testing-library/react'
import { CoinOption } from './CoinOption'

it('a coin in a select has its symbol as value and its label as name', () => {
  render(
    <select aria-label="Coin">
      <CoinOption symbol="SOL">SOL · Solana</CoinOption>
    </select>,
  )
  expect(screen.getByRole('option', { name: 'SOL · Solana' })).toHaveValue('SOL')
})
