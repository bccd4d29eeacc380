import { render, screen } from '@testing-library/react'
import { ChangeText } from './ChangeText'

it('a change shows its text, with an arrow unless nothing moved', () => {
  const { container } = render(
    <>
      <ChangeText change={{ text: '+2.45%', direction: 'up' }} />
      <ChangeText change={{ text: '−1.20%', direction: 'down' }} />
      <ChangeText change={{ text: '0.00%', direction: 'flat' }} />
    </>,
  )
  expect(screen.getByText('+2.45%')).toHaveStyle({ color: 'var(--cb-up)' })
  expect(screen.getByText('−1.20%')).toHaveStyle({ color: 'var(--cb-down)' })
  expect(screen.getByText('0.00%')).toHaveStyle({ color: 'var(--cb-text-2)' })
  expect(container.querySelectorAll('svg')).toHaveLength(2)
})
