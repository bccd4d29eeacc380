import { render } from '@testing-library/react'
import { Skeleton } from './Skeleton'

it('a skeleton reserves the space of coming content, and is not announced', () => {
  const { container } = render(<Skeleton $height={40} />)
  expect(container.firstElementChild).toHaveStyle({ height: '2.5rem' })
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true')
})
