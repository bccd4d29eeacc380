import { render, screen } from '@testing-library/react'
import { Spinner } from './Spinner'

it('a spinner names the awaited content', () => {
  render(<Spinner />)
  expect(screen.getByRole('status')).toHaveTextContent('Loading...')
})
