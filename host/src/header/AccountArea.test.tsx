import {
  keepStored,
  TestAuthProvider,
  visitRestoring,
  visitSignedIn,
  visitSignedOut,
} from '@crossbook/auth/testing'
import { PAGE_MARKUP, STORED_ALERTS_KEY } from '@crossbook/contract'
import { axe, renderScreen, toHaveNoViolations } from '@crossbook/testing'
import { Toaster } from '@crossbook/ui'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import { AccountArea } from './AccountArea'

expect.extend(toHaveNoViolations)

function open(path = '/') {
  render(<Toaster />)
  const page = (
    <>
      <AccountArea />
      <button type="button">What comes next</button>
    </>
  )
  return renderScreen(page, { path, wrapper: TestAuthProvider })
}

const openMenu = async (user: ReturnType<typeof open>['user']) =>
  user.click(screen.getByRole('button', { name: /ann@example\.com/ }))

afterEach(() => {
  act(() => toast.remove())
  jest.restoreAllMocks()
})

describe('the account area of the header', () => {
  it('offers Login and Sign Up to a visitor [SHL-15]', async () => {
    visitSignedOut()
    const { container } = open()
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
    expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/register')
    expect(await axe(container)).toHaveNoViolations()
  })

  it('shows Login and Sign Up while the session is being restored, as most visitors have no session', async () => {
    const { refresh } = visitRestoring()
    open()
    expect(screen.getByRole('link', { name: 'Login' })).toBeVisible()
    expect(screen.queryByRole('button', { expanded: false })).not.toBeInTheDocument()
    refresh()
    expect(await screen.findByRole('button', { expanded: false })).toHaveTextContent('ann@example.com')
  })

  it('shows neither while the session is being restored if the document marks a stored session', async () => {
    const { refresh } = visitRestoring()
    document.documentElement.setAttribute(PAGE_MARKUP.hasSession, '')
    open()
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { expanded: false })).not.toBeInTheDocument()
    refresh()
    expect(await screen.findByRole('button', { expanded: false })).toHaveTextContent('ann@example.com')
    document.documentElement.removeAttribute(PAGE_MARKUP.hasSession)
  })

  it('shows the first letter, the e-mail and "Verified" to a user whose address is confirmed [SHL-16]', () => {
    visitSignedIn()
    open()
    expect(screen.getByText('A')).toBeVisible()
    expect(screen.getByText('ann@example.com')).toBeVisible()
    expect(screen.getByText('Verified')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument()
  })

  it('shows "Unverified Account" to a user whose address is not confirmed [SHL-17]', () => {
    visitSignedIn({ email_confirmed_at: null })
    open()
    expect(screen.getByText('Unverified Account')).toBeVisible()
    expect(screen.queryByText('Verified')).not.toBeInTheDocument()
  })
})

describe('the bell of price alerts', () => {
  const store = (owner: string, ...alerts: { active: boolean; triggered: boolean }[]) => {
    localStorage.setItem(STORED_ALERTS_KEY, JSON.stringify({ owner, alerts, nextNumber: 9 }))
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: STORED_ALERTS_KEY })))
  }
  const openWithAlerts = () => {
    visitSignedIn({ id: 'ann' })
    renderScreen(<AccountArea hasAlerts />, { path: '/', wrapper: TestAuthProvider })
  }
  afterEach(() => localStorage.removeItem(STORED_ALERTS_KEY))

  it('leads to the alerts, and counts those that wait and those that were triggered', () => {
    openWithAlerts()
    expect(screen.getByRole('link', { name: 'Price alerts' })).toHaveAttribute('href', '/features/alerts')
    store('ann', { active: true, triggered: true }, { active: true, triggered: false })
    const bell = screen.getByRole('link', { name: 'Price alerts: 1 triggered, 1 active' })
    expect(bell).toHaveTextContent('1')
  })

  it('counts no alerts of another user', () => {
    openWithAlerts()
    store('bob', { active: true, triggered: true })
    expect(screen.getByRole('link', { name: 'Price alerts' })).toBeVisible()
  })

  it('is missing where no page of the release has alerts', () => {
    visitSignedIn()
    open()
    expect(screen.queryByRole('link', { name: 'Price alerts' })).not.toBeInTheDocument()
  })
})

describe('the user menu', () => {
  beforeEach(() => void visitSignedIn())

  it('leads to Dashboard and Settings, and has no accessibility problem [SHL-18]', async () => {
    const { user, container } = open()
    await openMenu(user)
    expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard')
    expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/profile')
    expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
  })

  it('announces whether it is open', async () => {
    const { user } = open()
    const button = screen.getByRole('button', { name: /ann@example\.com/ })
    expect(button).toHaveAttribute('aria-expanded', 'false')
    await user.click(button)
    expect(button).toHaveAttribute('aria-expanded', 'true')
    await user.click(button)
    expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  it('is gone through by arrow keys; Escape closes it and gives the focus back', async () => {
    const { user } = open()
    await user.tab()
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('link', { name: 'Settings' })).toHaveFocus()
    await user.keyboard('{End}')
    expect(screen.getByRole('button', { name: 'Log out' })).toHaveFocus()
    await user.keyboard('d')
    expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('link', { name: 'Dashboard' })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: /ann@example\.com/ })).toHaveFocus()
  })

  it('changes the density of rows, and stays open', async () => {
    const { user } = open()
    await openMenu(user)
    await user.click(screen.getByRole('button', { name: 'Density Comfortable' }))
    expect(screen.getByRole('button', { name: 'Density Compact' })).toBeVisible()
    expect(localStorage.getItem('crossbook.density')).toBe('compact')
    await user.click(screen.getByRole('button', { name: 'Density Compact' }))
    expect(localStorage.getItem('crossbook.density')).toBeNull()
  })

  it('closes when Tab leaves it', async () => {
    const { user } = open()
    await openMenu(user)
    await user.keyboard('{ArrowDown}{End}{Tab}')
    expect(screen.getByRole('button', { name: 'What comes next' })).toHaveFocus()
    expect(screen.queryByRole('link', { name: 'Dashboard' })).not.toBeInTheDocument()
  })

  it('closes on a click elsewhere', async () => {
    const { user } = open()
    await openMenu(user)
    await user.click(document.body)
    expect(screen.queryByRole('link', { name: 'Dashboard' })).not.toBeInTheDocument()
  })

  it('closes when it leads somewhere', async () => {
    const { user, router } = open()
    await openMenu(user)
    await act(async () => router.navigate('/profile'))
    expect(screen.queryByRole('link', { name: 'Settings' })).not.toBeInTheDocument()
  })
})

describe('Log out', () => {
  it('leaves the page before it ends the session, and confirms it [SHL-19]', async () => {
    const service = visitSignedIn()
    const { user, router } = open('/dashboard')
    const endedAt: string[] = []
    service.answers['sign out'] = () => {
      endedAt.push(router.state.location.pathname)
      return new Response(null, { status: 204 })
    }
    await openMenu(user)
    await user.click(within(screen.getByRole('list')).getByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(endedAt).toEqual(['/']))
    expect(await screen.findByText('Logged out successfully')).toBeVisible()
    expect(service.requestsNamed('sign out')).toHaveLength(1)
    expect(screen.getByText('You have been logged out of your account.')).toBeVisible()
    expect(router.state.location.pathname).toBe('/')
  })

  it('stays where it is on the landing page', async () => {
    visitSignedIn()
    const { user, router } = open('/')
    const before = router.state.location.key
    await openMenu(user)
    await user.click(screen.getByRole('button', { name: 'Log out' }))
    expect(await screen.findByText('Logged out successfully')).toBeVisible()
    expect(router.state.location.key).toBe(before)
  })

  it('reports a failure [SHL-20]', async () => {
    visitSignedIn()
    const { user } = open('/profile')
    await openMenu(user)
    keepStored()
    await user.click(screen.getByRole('button', { name: 'Log out' }))
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Logout failed')
    expect(alert).toHaveTextContent('An error occurred while logging out.')
  })
})
