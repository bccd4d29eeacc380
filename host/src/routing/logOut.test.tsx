import { TestAuthProvider, visitSignedIn } from '@crossbook/auth/testing'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lazy, Suspense } from 'react'
import { toast } from 'react-hot-toast/headless'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { Guard } from './Guard'
import { AccountArea } from '../header/AccountArea'

/** A page whose code has not arrived: where React may, it keeps the page before it. */
const PendingPage = lazy(() => new Promise<never>(() => undefined))

function openDashboard() {
  visitSignedIn()
  const layout = (
    <>
      <AccountArea />
      <Suspense fallback="On its way">
        <Outlet />
      </Suspense>
    </>
  )
  const router = createMemoryRouter(
    [
      {
        element: layout,
        children: [
          { path: '/', element: <PendingPage /> },
          {
            element: <Guard access="signedIn" />,
            children: [{ path: '/dashboard', element: 'Balances' }],
          },
          { path: '/login', element: 'Sign In' },
        ],
      },
    ],
    { initialEntries: ['/dashboard'] },
  )
  const visited: string[] = []
  router.subscribe(({ location }) => visited.push(location.pathname))
  render(<RouterProvider router={router} />, { wrapper: TestAuthProvider })
  return { user: userEvent.setup({ delay: null }), visited }
}

describe('Log out from a protected page', () => {
  it('ends on the landing page without a glance at /login, even if the landing page is slow to arrive [SHL-21]', async () => {
    const { user, visited } = openDashboard()
    await user.click(screen.getByRole('button', { name: /ann@example\.com/ }))
    await user.click(screen.getByRole('button', { name: 'Log out' }))

    expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible()
    expect(new Set(visited)).toEqual(new Set(['/']))
    expect(screen.getByText('On its way')).toBeVisible()
    act(() => toast.remove())
  })
})
