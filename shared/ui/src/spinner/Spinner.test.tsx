import { render, screen } from '@testing-library/react'
import { Spinner } from './Spinner'

it('waiting says what for', () => {
  render(<Spinner />)
  expect(screen.getByRole('status')).toHaveTextContent('Loading...')
})
