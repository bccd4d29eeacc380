import { render } from '@testing-library/react'
import { SpinnerRing } from './SpinnerRing'

it('the turning ring is decoration, in the size of what it stands beside', () => {
  const { container } = render(<SpinnerRing size={24} />)
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  expect(container.querySelector('svg')).toHaveAttribute('width', '1.5rem')
})
