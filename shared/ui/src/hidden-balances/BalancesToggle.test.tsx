import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BalancesToggle } from './BalancesToggle'
import { Masked } from './Masked'
import { setBalancesHidden } from './hiddenBalances'

afterEach(() => {
  act(() => setBalancesHidden(false))
})

it('hides every balance and shows them again, and its name describes the next step', async () => {
  const user = userEvent.setup()
  const { container } = render(
    <>
      <Masked>38,250.10</Masked>
      <BalancesToggle />
    </>,
  )
  await user.click(screen.getByRole('button', { name: 'Hide balances' }))
  expect(container).not.toHaveTextContent('38,250.10')
  await user.click(screen.getByRole('button', { name: 'Show balances' }))
  expect(container).toHaveTextContent('38,250.10')
})
