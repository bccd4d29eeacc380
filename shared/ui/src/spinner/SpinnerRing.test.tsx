import { render } from '@testing-library/react'
import { SpinnerRing } from './SpinnerRing'

it('the spinner ring is decoration, in the font size of its surroundings', () => {
  const { container } = render(<SpinnerRing size={24} />)
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  expect(container.querySelector('svg')).toHaveAttribute('width', '1.5rem')
})
