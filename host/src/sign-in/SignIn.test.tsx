import { useAuth } from '@crossbook/auth'
import type { AuthResult } from '@crossbook/auth'
import { answerLater, fakeAuth } from '@crossbook/auth/testing'
import { axe, renderScreen, toHaveNoViolations } from '@crossbook/testing'
import { Toaster } from '@crossbook/ui'
import { act, render, screen } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import SignIn from './SignIn'

jest.mock('@crossbook/auth')

expect.extend(toHaveNoViolations)

function open(state?: unknown) {
  const auth = fakeAuth()
  jest.mocked(useAuth).mockImplementation(auth.useAuth)
  render(<Toaster />)
  const page = renderScreen(<SignIn />, { path: '/login', ...(state !== undefined && { state }) })
  return { auth, ...page }
}

async function fillIn(user: ReturnType<typeof open>['user']) {
  await user.type(screen.getByLabelText('E-mail'), 'ada@example.com')
  await user.type(screen.getByLabelText('Password'), 'secret-1')
}

// Toasts outlive the page that they were shown on, so also a test.
afterEach(() => {
  act(() => toast.remove())
})

describe('Sign In', () => {
  it('has one heading that can take the focus, and no accessibility problem', async () => {
    const { container } = open()
    expect(screen.getByRole('heading', { level: 1, name: 'Sign In' })).toHaveAttribute('tabindex', '-1')
    expect(await axe(container)).toHaveNoViolations()
  })

  it('takes up the address that an account was just created with, and nothing else that a link hands over [SHL-46]', () => {
    const { unmount } = open({ email: 'ada@example.com' })
    expect(screen.getByLabelText('E-mail')).toHaveValue('ada@example.com')
    unmount()
    open({ selectedPair: 'BTC/USDT' })
    expect(screen.getByLabelText('E-mail')).toHaveValue('')
  })

  it('says why whoever has a session stands here while the service cannot be reached, and then no more', () => {
    const { auth } = open()
    expect(screen.queryByRole('alert')).toBeNull()
    act(() => auth.become({ status: 'signedOut', unreachable: true }))
    expect(screen.getByRole('alert')).toHaveTextContent(
      'The sign-in service cannot be reached' +
        'You are still signed in on this device: your account opens as soon as the service answers. Prices and tools work as usual.',
    )
    act(() => auth.become({ status: 'signedOut' }))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('says what the link of a mail has done for a visitor whom it did not sign in', () => {
    const { auth } = open()
    act(() => auth.become({ status: 'signedOut', link: 'confirmed' }))
    expect(screen.getByText('Your e-mail address is confirmed')).toBeVisible()
    expect(screen.getByText('Sign in to continue.')).toBeVisible()
    act(() => auth.become({ status: 'signedOut', link: 'dead' }))
    expect(screen.getByRole('alert')).toHaveTextContent(
      'This link no longer works' +
        'Links in our mails work once, and not for long. Sign in, or create your account again to get another one.',
    )
    act(() => auth.become({ status: 'signedOut' }))
    expect(screen.queryByText('This link no longer works')).toBeNull()
  })

  it('begins to load the session client as soon as it is shown', () => {
    expect(open().auth.prepare).toHaveBeenCalled()
  })

  it('greets the user, and leaves it to the guard where he goes', async () => {
    const { auth, user, router } = open()
    await fillIn(user)
    await user.click(screen.getByRole('button', { name: 'Sign In' }))

    expect(await screen.findByText('Welcome back!')).toBeVisible()
    expect(screen.getByText('You have successfully logged in.')).toBeVisible()
    expect(auth.signIn).toHaveBeenCalledWith({ email: 'ada@example.com', password: 'secret-1' })
    expect(router.state.location.pathname).toBe('/login')
  })

  it('says "Signing in..." and takes no input while it waits [SHL-24]', async () => {
    const { auth, user } = open()
    const waiting = answerLater<AuthResult>()
    auth.signIn.mockReturnValue(waiting.promise)
    await fillIn(user)
    await user.keyboard('{Enter}')

    expect(screen.getByRole('button', { name: 'Signing in...' })).toBeDisabled()
    expect(screen.getByLabelText('E-mail')).toBeDisabled()
    expect(screen.getByLabelText('Password')).toBeDisabled()

    await act(async () => waiting.answer({ ok: true }))
    expect(screen.getByRole('button', { name: 'Signing in...' })).toBeDisabled()
  })

  it('shows the message of the service when it refuses, and gives the form back as it was [SHL-25]', async () => {
    const { auth, user, router } = open()
    auth.signIn.mockResolvedValue({
      ok: false,
      problem: { kind: 'rejected', message: 'Invalid login credentials' },
    })
    await fillIn(user)
    await user.keyboard('{Enter}')

    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Login Failed')
    expect(alert).toHaveTextContent('Invalid login credentials')
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled()
    expect(screen.getByLabelText('E-mail')).toHaveValue('ada@example.com')
    expect(screen.getByLabelText('Password')).toHaveValue('secret-1')
    expect(screen.getByLabelText('Password')).toHaveFocus()
    expect(router.state.location.pathname).toBe('/login')
  })

  it('says that an error occurred when the service gives no answer [SHL-26]', async () => {
    const { auth, user } = open()
    auth.signIn.mockResolvedValue({ ok: false, problem: { kind: 'unavailable' } })
    await fillIn(user)
    await user.keyboard('{Enter}')

    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('An error occurred')
    expect(alert).toHaveTextContent('Please try again later.')
  })

  it('lets the browser ask for e-mail and password [SHL-27]', async () => {
    const { auth, user } = open()
    expect(screen.getByLabelText('E-mail')).toBeRequired()
    expect(screen.getByLabelText('E-mail')).toHaveAttribute('type', 'email')
    expect(screen.getByLabelText('Password')).toBeRequired()
    await user.click(screen.getByRole('button', { name: 'Sign In' }))
    expect(auth.signIn).not.toHaveBeenCalled()
  })

  it('shows and hides the password [SHL-28]', async () => {
    const { user } = open()
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text')
    await user.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password')
  })

  it('is known to password managers', () => {
    open()
    expect(screen.getByLabelText('E-mail')).toHaveAttribute('autocomplete', 'username')
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password')
  })

  it('never puts a password into the address, should it be sent before the page is ready', () => {
    const { container } = open()
    expect(container.querySelector('form')).toHaveAttribute('method', 'post')
  })

  it('leads home and to Create Account [SHL-29]', () => {
    open()
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/register')
  })
})
