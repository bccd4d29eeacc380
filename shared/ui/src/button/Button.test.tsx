import { useState } from 'react'
import { screen } from '@testing-library/react'
import { renderScreen } from '@crossbook/testing'
import { Button } from './Button'

describe('a button', () => {
  it('runs its action on click, and submits a form only when asked to', async () => {
    const onClick = jest.fn()
    const onSubmit = jest.fn()
    const { user } = renderScreen(
      <form onSubmit={onSubmit}>
        <Button onClick={onClick}>Max</Button>
      </form>,
    )
    await user.click(screen.getByRole('button', { name: 'Max' }))
    expect(onClick).toHaveBeenCalledTimes(1)
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('shows that it is busy, and does not act again meanwhile', async () => {
    const onClick = jest.fn()
    const { user, rerender } = renderScreen(<p />)
    rerender(
      <Button pending pendingLabel="Signing in..." onClick={onClick}>
        Sign In
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Signing in...' })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toHaveAttribute('aria-busy', 'true')
    await user.click(button)
    expect(onClick).not.toHaveBeenCalled()
  })

  it('keeps the user’s focus while it is busy, and can be clicked again afterwards', async () => {
    const { user } = renderScreen(<Refreshing />)
    const button = screen.getByRole('button', { name: 'Refresh' })
    await user.tab()
    await user.keyboard('{Enter}')
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toHaveFocus()
    await user.keyboard('{Enter} ')
    expect(screen.getByText('Refreshes: 1')).toBeInTheDocument()
    await user.click(screen.getByText('Finish'))
    expect(button).not.toHaveAttribute('aria-disabled')
    await user.click(button)
    expect(screen.getByText('Refreshes: 2')).toBeInTheDocument()
  })

  it('submits no form while it is busy, neither on click nor on Enter in a field', async () => {
    const onSubmit = jest.fn()
    const { user } = renderScreen(
      <form onSubmit={onSubmit}>
        <input aria-label="Amount" />
        <Button type="submit" pending>
          Withdraw
        </Button>
      </form>,
    )
    await user.click(screen.getByRole('button', { name: 'Withdraw' }))
    await user.type(screen.getByLabelText('Amount'), '1{Enter}')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('is not busy by default', () => {
    renderScreen(<Button pendingLabel="Signing in...">Sign In</Button>)
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled()
    expect(screen.queryByText('Signing in...')).not.toBeInTheDocument()
  })
})

function Refreshing() {
  const [times, setTimes] = useState(0)
  const [pending, setPending] = useState(false)
  return (
    <>
      <Button
        pending={pending}
        pendingLabel="Refresh"
        onClick={() => {
          setPending(true)
          setTimes(times + 1)
        }}
      >
        Refresh
      </Button>
      <Button
        onClick={() => {
          setPending(false)
        }}
      >
        Finish
      </Button>
      <p>Refreshes: {times}</p>
    </>
  )
}
