import { render, screen } from '@testing-library/react'
import { VisuallyHidden } from './VisuallyHidden'

it('what is hidden from sight is still read out, and takes no room', () => {
  render(<VisuallyHidden>12 pairs</VisuallyHidden>)
  expect(screen.getByText('12 pairs')).toBeInTheDocument()
  expect(screen.getByText('12 pairs')).toHaveStyle({ position: 'absolute', width: '1px', height: '1px' })
})
