import { useAuth, type AuthResult, type SessionState } from '@crossbook/auth'
import { answerLater, fakeAuth, signedIn, SIGNED_OUT } from '@crossbook/auth/testing'
import { PAGE_MARKUP } from '@crossbook/contract'
import { axe, renderScreen, toHaveNoViolations } from '@crossbook/testing'
import { Toaster } from '@crossbook/ui'
import { act, render, screen, within } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import { AccountArea } from './AccountArea'

jest.mock('@crossbook/auth')

expect.extend(toHaveNoViolations)

function open(session: SessionState, path = '/') {
  const auth = fakeAuth(session)
  jest.mocked(useAuth).mockImplementation(auth.useAuth)
  render(<Toaster />)
  const page = (
    <>
      <AccountArea />
      <button type="button">What comes next</button>
    </>
  )
  return { auth, ...renderScreen(page, { path }) }
}

const openMenu = async (user: ReturnType<typeof open>['user']) =>
  user.click(screen.getByRole('button', { name: /ada@example\.com/ }))

afterEach(() => {
  act(() => toast.remove())
})

describe('the account area of the header', () => {
  it('offers Login and Sign Up to a visitor [SHL-15]', async () => {
    const { container } = open(SIGNED_OUT)
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
    expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/register')
    expect(await axe(container)).toHaveNoViolations()
  })

  it('shows Login and Sign Up until it is known who comes, as most visitors have no session', () => {
    open({ status: 'restoring' })
    expect(screen.getByRole('link', { name: 'Login' })).toBeVisible()
    expect(screen.queryByRole('button', { expanded: false })).not.toBeInTheDocument()
  })

  it('shows neither to those whose browser has stored a session, until it is known who comes', () => {
    document.documentElement.setAttribute(PAGE_MARKUP.hasSession, '')
    open({ status: 'restoring' })
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { expanded: false })).not.toBeInTheDocument()
    document.documentElement.removeAttribute(PAGE_MARKUP.hasSession)
  })

  it('shows the first letter, the e-mail and "Verified" to a user whose address is confirmed [SHL-16]', () => {
    open(signedIn())
    expect(screen.getByText('A')).toBeVisible()
    expect(screen.getByText('ada@example.com')).toBeVisible()
    expect(screen.getByText('Verified')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument()
  })

  it('shows "Unverified Account" to a user whose address is not confirmed [SHL-17]', () => {
    open(signedIn({ emailVerified: false }))
    expect(screen.getByText('Unverified Account')).toBeVisible()
    expect(screen.queryByText('Verified')).not.toBeInTheDocument()
  })
})

describe('the user menu', () => {
  it('leads to Dashboard and Settings, and has no accessibility problem [SHL-18]', async () => {
    const { user, container } = open(signedIn())
    await openMenu(user)
    expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard')
    expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/profile')
    expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
  })

  it('says whether it is open', async () => {
    const { user } = open(signedIn())
    const button = screen.getByRole('button', { name: /ada@example\.com/ })
    expect(button).toHaveAttribute('aria-expanded', 'false')
    await user.click(button)
    expect(button).toHaveAttribute('aria-expanded', 'true')
    await user.click(button)
    expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  it('is gone through by arrow keys; Escape closes it and gives the focus back', async () => {
    const { user } = open(signedIn())
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
    expect(screen.getByRole('button', { name: /ada@example\.com/ })).toHaveFocus()
  })

  it('closes when Tab leaves it', async () => {
    const { user } = open(signedIn())
    await openMenu(user)
    await user.keyboard('{ArrowDown}{End}{Tab}')
    expect(screen.getByRole('button', { name: 'What comes next' })).toHaveFocus()
    expect(screen.queryByRole('link', { name: 'Dashboard' })).not.toBeInTheDocument()
  })

  it('closes on a press elsewhere', async () => {
    const { user } = open(signedIn())
    await openMenu(user)
    await user.click(document.body)
    expect(screen.queryByRole('link', { name: 'Dashboard' })).not.toBeInTheDocument()
  })

  it('closes when it leads somewhere', async () => {
    const { user, router } = open(signedIn())
    await openMenu(user)
    await act(async () => router.navigate('/profile'))
    expect(screen.queryByRole('link', { name: 'Settings' })).not.toBeInTheDocument()
  })
})

describe('Log out', () => {
  it('leaves the page before it ends the session, and says so [SHL-19]', async () => {
    const { auth, user, router } = open(signedIn(), '/dashboard')
    const left = answerLater<AuthResult>()
    auth.signOut.mockImplementation(() => {
      expect(router.state.location.pathname).toBe('/')
      return left.promise
    })
    await openMenu(user)
    await user.click(within(screen.getByRole('list')).getByRole('button', { name: 'Log out' }))
    await act(async () => left.answer({ ok: true }))

    expect(auth.signOut).toHaveBeenCalledTimes(1)
    expect(screen.getByText('Logged out successfully')).toBeVisible()
    expect(screen.getByText('You have been logged out of your account.')).toBeVisible()
    expect(router.state.location.pathname).toBe('/')
  })

  it('stays where it is on the landing page', async () => {
    const { user, router } = open(signedIn(), '/')
    const before = router.state.location.key
    await openMenu(user)
    await user.click(screen.getByRole('button', { name: 'Log out' }))
    expect(await screen.findByText('Logged out successfully')).toBeVisible()
    expect(router.state.location.key).toBe(before)
  })

  it('says when it failed [SHL-20]', async () => {
    const { auth, user } = open(signedIn(), '/profile')
    auth.signOut.mockResolvedValue({ ok: false, problem: { kind: 'unavailable' } })
    await openMenu(user)
    await user.click(screen.getByRole('button', { name: 'Log out' }))
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Logout failed')
    expect(alert).toHaveTextContent('An error occurred while logging out.')
  })
})
