import { render, screen } from '@testing-library/react'
import { Badge } from './Badge'

it('a badge has the colour of its meaning', () => {
  render(
    <>
      <Badge tone="up">Active</Badge>
      <Badge tone="down">Failed</Badge>
    </>,
  )
  expect(screen.getByText('Active')).toHaveStyle({ color: 'var(--cb-up)' })
  expect(screen.getByText('Failed')).toHaveStyle({ color: 'var(--cb-down)' })
})
