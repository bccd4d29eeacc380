import { render, screen } from '@testing-library/react'
import { VisuallyHidden } from './VisuallyHidden'

it('a visually hidden text is read out, and takes no space', () => {
  render(<VisuallyHidden>12 pairs</VisuallyHidden>)
  expect(screen.getByText('12 pairs')).toBeInTheDocument()
  expect(screen.getByText('12 pairs')).toHaveStyle({ position: 'absolute', width: '1px', height: '1px' })
})
