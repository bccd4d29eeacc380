import { render, screen } from '@testing-library/react'
import { CoinOption } from './CoinOption'

it('a coin in a select has its symbol for a value and its words for a name', () => {
  render(
    <select aria-label="Coin">
      <CoinOption symbol="SOL">SOL · Solana</CoinOption>
    </select>,
  )
  expect(screen.getByRole('option', { name: 'SOL · Solana' })).toHaveValue('SOL')
})
