import { render, screen } from '@testing-library/react'
import { EmptyState } from './EmptyState'

it('where nothing is, it says so and offers a way on', () => {
  render(<EmptyState text="No open positions" action={<button type="button">Trade</button>} />)
  expect(screen.getByText('No open positions')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Trade' })).toBeVisible()
})
