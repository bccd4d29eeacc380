import { axe, toHaveNoViolations } from '@crossbook/testing'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import type { ComponentProps } from 'react'
import { BackBar } from './BackBar'

expect.extend(toHaveNoViolations)

const DEPOSIT = { label: 'Deposit', to: '/dashboard' }

/** Renders the bar with a browser's history, because a bar without a known target asks the history. */
function openAt(path: string, props: ComponentProps<typeof BackBar>) {
  window.history.replaceState(null, '', path)
  const router = createBrowserRouter([{ path: '*', element: <BackBar {...props} /> }])
  return { router, user: userEvent.setup({ delay: null }), ...render(<RouterProvider router={router} />) }
}

describe('the back bar', () => {
  it('names the page and links to where its row leads back [SHL-39]', () => {
    openAt('/dashboard/deposit', { mapped: DEPOSIT })
    expect(screen.getByText('Deposit')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/dashboard')
  })

  it('prefers a custom path [SHL-40]', () => {
    openAt('/dashboard/deposit', { mapped: DEPOSIT, to: '/features/wallet' })
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/features/wallet')
  })

  it('goes one step back in the history without a known target [SHL-41]', async () => {
    const { router, user } = openAt('/earn/staking', {})
    await act(async () => router.navigate('/tools/gas'))
    await user.click(screen.getByRole('button', { name: 'Back' }))

    await waitFor(() => expect(router.state.location.pathname).toBe('/earn/staking'))
  })

  it('goes to the landing page where there is no history [SHL-42]', async () => {
    const { router, user } = openAt('/tools/gas', {})
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(router.state.location.pathname).toBe('/')
  })

  it('can be hidden [SHL-43]', () => {
    openAt('/dashboard/deposit', { mapped: DEPOSIT, hidden: true })
    expect(screen.queryByText('Back')).not.toBeInTheDocument()
  })

  it('has no accessibility problem', async () => {
    const { container } = openAt('/dashboard/deposit', { mapped: DEPOSIT })
    expect(await axe(container)).toHaveNoViolations()
  })
})
