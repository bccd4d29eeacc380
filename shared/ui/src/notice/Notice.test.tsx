import { render, screen } from '@testing-library/react'
import { axe, toHaveNoViolations } from '@crossbook/testing'
import { Notice } from './Notice'

expect.extend(toHaveNoViolations)

it('a notice is announced where it answers an action, and quiet otherwise', () => {
  const { rerender } = render(<Notice>Credited after 3 confirmations.</Notice>)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  rerender(
    <Notice tone="danger" announced>
      This section could not be loaded.
    </Notice>,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('This section could not be loaded.')
})

it('a notice has a title and a text', async () => {
  const { container } = render(
    <Notice tone="warn" title="Send only BTC to this address">
      Other coins are lost.
    </Notice>,
  )
  expect(screen.getByText('Send only BTC to this address')).toBeVisible()
  expect(screen.getByText('Other coins are lost.')).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})
