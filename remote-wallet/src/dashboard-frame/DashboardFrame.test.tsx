import { keepStored, TestAuthProvider, visitSignedIn } from '@crossbook/auth/testing'
import { axe, toHaveNoViolations } from '@crossbook/testing'
import { Toaster } from '@crossbook/ui'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toast } from 'react-hot-toast/headless'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import remote from '../../remote'
import { narrowWindow } from '../testing/narrowWindow'
import DashboardFrame from './DashboardFrame'

expect.extend(toHaveNoViolations)

let size: ReturnType<typeof narrowWindow>
beforeEach(() => {
  size = narrowWindow()
})
afterEach(() => {
  act(() => toast.remove())
  jest.restoreAllMocks()
  size.restore()
})

function open() {
  const service = visitSignedIn()
  const router = createMemoryRouter(
    [
      { path: '/', element: <p>Landing page</p> },
      {
        element: <DashboardFrame />,
        children: [
          { path: '/dashboard', element: <h1>Dashboard</h1> },
          { path: '/dashboard/deposit', element: <h1>Deposit</h1> },
        ],
      },
      { path: '*', element: <p>Another page</p> },
    ],
    { initialEntries: ['/dashboard'] },
  )
  const page = render(
    <>
      <main>
        <RouterProvider router={router} />
      </main>
      <Toaster />
    </>,
    { wrapper: TestAuthProvider },
  )
  return { service, user: userEvent.setup({ delay: null }), router, ...page }
}

async function openDrawer(user: ReturnType<typeof open>['user']) {
  await user.click(screen.getByRole('button', { name: 'Open dashboard menu' }))
  return within(screen.getByRole('dialog', { name: 'Dashboard menu' }))
}

describe('The dashboard’s sidebar', () => {
  it('links to the dashboard sub-screens and to Settings, each of which the remote has [WAL-10]', async () => {
    const { user } = open()
    const drawer = await openDrawer(user)
    const links = drawer.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      ['Dashboard', '/dashboard'],
      ['Deposit', '/dashboard/deposit'],
      ['Withdraw', '/dashboard/withdraw'],
      ['Swap', '/dashboard/swap'],
      ['Transfer', '/dashboard/transfer'],
      ['Transaction History', '/dashboard/history'],
      ['Wallet Overview', '/dashboard/wallet'],
      ['Settings', '/profile'],
    ])
    const paths = remote.screens.map(({ path }) => path)
    expect(paths).toEqual(expect.arrayContaining(links.map(([, href]) => href)))
    expect(drawer.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page')
  })

  it('shows the e-mail and always "Unverified Account", even for a verified user [WAL-11]', async () => {
    const { user } = open()
    const drawer = await openDrawer(user)
    expect(drawer.getByText('ann@example.com')).toBeVisible()
    expect(drawer.getByText('Unverified Account')).toBeVisible()
  })

  it('logs out: first the landing page, then the end of the session, then the toast [WAL-12]', async () => {
    const steps: string[] = []
    const { service, user, router } = open()
    service.answers['sign out'] = () => {
      steps.push(`signed out at ${router.state.location.pathname}`)
      return new Response(null, { status: 204 })
    }
    const drawer = await openDrawer(user)
    await user.click(drawer.getByRole('button', { name: 'Logout' }))

    expect(await screen.findByText('Logged out successfully')).toBeVisible()
    expect(screen.getByText('You have been logged out of your account.')).toBeVisible()
    expect(screen.getByText('Landing page')).toBeVisible()
    expect(steps).toEqual(['signed out at /'])
  })

  it('shows an error when logging out failed [WAL-13]', async () => {
    const { user } = open()
    const drawer = await openDrawer(user)
    keepStored()
    await user.click(drawer.getByRole('button', { name: 'Logout' }))

    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Logout failed')
    expect(alert).toHaveTextContent('An error occurred while logging out.')
  })

  it('is a drawer on small screens: Escape closes it and gives the focus back [WAL-14]', async () => {
    const { user, container } = open()
    await openDrawer(user)
    expect(await axe(container)).toHaveNoViolations()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Open dashboard menu' })).toHaveFocus()
  })

  it('closes as a drawer when the user follows a link or clicks its button [WAL-14]', async () => {
    const { user } = open()
    await user.click((await openDrawer(user)).getByRole('link', { name: 'Deposit' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(await screen.findByRole('heading', { name: 'Deposit' })).toBeVisible()

    await user.click((await openDrawer(user)).getByRole('button', { name: 'Close dashboard menu' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('is fixed from 1024 px on: a drawer that is open then closes [WAL-14]', async () => {
    const { user } = open()
    await openDrawer(user)
    expect(window.matchMedia).toHaveBeenCalledWith('(min-width: 64em)')
    act(() => size.becomeWide())
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('stays mounted between the screens [WAL-15]', async () => {
    const { user, router, container } = open()
    const button = screen.getByRole('button', { name: 'Open dashboard menu' })
    await act(() => router.navigate('/dashboard/deposit'))
    expect(screen.getByRole('heading', { name: 'Deposit' })).toBeVisible()
    expect(container).toContainElement(button)
    await openDrawer(user)
  })
})
