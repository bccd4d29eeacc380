import { render, screen } from '@testing-library/react'
import { ToastText } from './ToastText'

it('a toast has a title and an optional description', () => {
  const { rerender, container } = render(<ToastText title="Swap executed" description="1 BTC for 17.8 ETH" />)
  expect(screen.getByText('Swap executed')).toBeVisible()
  expect(screen.getByText('1 BTC for 17.8 ETH')).toBeVisible()
  rerender(<ToastText title="Swap executed" />)
  expect(container).toHaveTextContent(/^Swap executed$/)
})
