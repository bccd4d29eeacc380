import { render, screen } from '@testing-library/react'
import { EmptyState } from './EmptyState'

it('an empty state has a message and offers a next step', () => {
  render(<EmptyState text="No open positions" action={<button type="button">Trade</button>} />)
  expect(screen.getByText('No open positions')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Trade' })).toBeVisible()
})
