import {
  answerLater,
  aSession,
  changeInAnotherTab,
  leaveStored,
  noNetwork,
  refusal,
  TestAuthProvider,
  visitSignedOut,
} from '@crossbook/auth/testing'
import { axe, renderScreen, toHaveNoViolations } from '@crossbook/testing'
import { Toaster } from '@crossbook/ui'
import { act, render, screen } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import SignIn from './SignIn'

expect.extend(toHaveNoViolations)

let service: ReturnType<typeof visitSignedOut>
beforeEach(() => {
  service = visitSignedOut()
})

/** When the page stops waiting for a service that does not answer. */
const GIVEN_UP_MS = 700

/** The longest wait of the session client before it asks such a service again. */
const NEXT_RETRY_MS = 30_000

function open(state?: unknown) {
  render(<Toaster />)
  return renderScreen(<SignIn />, { path: '/login', state, wrapper: TestAuthProvider })
}

async function fillIn(user: ReturnType<typeof open>['user']) {
  await user.type(screen.getByLabelText('E-mail'), 'ann@example.com')
  await user.type(screen.getByLabelText('Password'), 'secret-1')
}

/** Lets the fake clock run. */
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

// Toasts outlive the page that they were shown on, so also a test.
afterEach(() => {
  jest.useRealTimers()
  act(() => toast.remove())
})

describe('Sign In', () => {
  it('has one heading that can take the focus, and no accessibility problem', async () => {
    const { container } = open()
    expect(screen.getByRole('heading', { level: 1, name: 'Sign In' })).toHaveAttribute('tabindex', '-1')
    expect(await axe(container)).toHaveNoViolations()
  })

  it('takes up the address that an account was just created with, and nothing else that a link hands over [SHL-46]', () => {
    const { unmount } = open({ email: 'ann@example.com' })
    expect(screen.getByLabelText('E-mail')).toHaveValue('ann@example.com')
    unmount()
    open({ selectedPair: 'BTC/USDT' })
    expect(screen.getByLabelText('E-mail')).toHaveValue('')
  })

  it('explains why a user with a stored session is here while the service cannot be reached, until it answers', async () => {
    jest.useFakeTimers()
    leaveStored(aSession({ expiresIn: -60 }))
    service.answers.refresh = noNetwork
    open()
    expect(screen.queryByRole('alert')).toBeNull()
    await wait(GIVEN_UP_MS)
    expect(screen.getByRole('alert')).toHaveTextContent(
      'The sign-in service cannot be reached' +
        'You are still signed in on this device: your account opens as soon as the service answers. Prices and tools work as usual.',
    )
    service.answers.refresh = () => Response.json(aSession())
    await wait(NEXT_RETRY_MS)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('shows the result of a mail’s link to a visitor whom it did not sign in', () => {
    const openAfter = (address: string) => {
      window.history.replaceState(null, '', address)
      return open()
    }
    const confirmed = openAfter('/dashboard?code=of-another-browser')
    expect(screen.getByText('Your e-mail address is confirmed')).toBeVisible()
    expect(screen.getByText('Sign in to continue.')).toBeVisible()
    confirmed.unmount()
    const dead = openAfter('/dashboard?error_code=otp_expired')
    expect(screen.getByRole('alert')).toHaveTextContent(
      'This link no longer works' +
        'This address may already be confirmed. Sign in. If that fails, create your account again to get a new link.',
    )
    dead.unmount()
    openAfter('/login')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('shows that the session has ended [SHL-64]', async () => {
    leaveStored(aSession())
    open()
    expect(screen.queryByRole('alert')).toBeNull()
    act(() => changeInAnotherTab(null))
    expect(screen.getByRole('alert')).toHaveTextContent('Your session has ended. Please sign in again.')
  })

  it('explains to a newly registered user who gets a mail, and to no other [SHL-65]', () => {
    const message =
      'We send a confirmation link only to addresses that are not confirmed yet. If you already have an account, sign in.'
    const { unmount } = open({ email: 'ann@example.com' })
    expect(screen.getByText(message)).toBeVisible()
    unmount()
    open()
    expect(screen.queryByText(message)).toBeNull()
  })

  it('shows the time to wait after too many attempts, if the service sends it [SHL-25]', async () => {
    const { user } = open()
    const refuse = (headers: Record<string, string>) =>
      (service.answers['sign in'] = () =>
        Response.json({ code: 429, msg: 'Request rate limit reached' }, { status: 429, headers }))
    await fillIn(user)
    refuse({ 'Retry-After': '30' })
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Too many attempts. Try again in 30 seconds.')).toBeVisible()
    refuse({})
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Too many attempts. Wait a few minutes and try again.')).toBeVisible()
    expect(screen.queryByText('Request rate limit reached')).toBeNull()
  })

  it('greets the user, and leaves the next page to the guard', async () => {
    const { user, router } = open()
    await fillIn(user)
    await user.click(screen.getByRole('button', { name: 'Sign In' }))

    expect(await screen.findByText('Welcome back!')).toBeVisible()
    expect(screen.getByText('You have successfully logged in.')).toBeVisible()
    const [request] = service.requestsNamed('sign in')
    expect(request?.body).toMatchObject({ email: 'ann@example.com', password: 'secret-1' })
    expect(router.state.location.pathname).toBe('/login')
  })

  it('shows "Signing in..." and accepts no input while it waits [SHL-24]', async () => {
    const { user } = open()
    const { promise, answer } = answerLater<Response>()
    service.answers['sign in'] = () => promise
    await fillIn(user)
    await user.keyboard('{Enter}')

    expect(screen.getByRole('button', { name: 'Signing in...' })).toBeDisabled()
    expect(screen.getByLabelText('E-mail')).toBeDisabled()
    expect(screen.getByLabelText('Password')).toBeDisabled()

    answer(Response.json(aSession()))
    expect(await screen.findByText('Welcome back!')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Signing in...' })).toBeDisabled()
  })

  it('shows the message of the service when it refuses, and enables the unchanged form again [SHL-25]', async () => {
    const { user, router } = open()
    service.answers['sign in'] = refusal('Invalid login credentials')
    await fillIn(user)
    await user.keyboard('{Enter}')

    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Login Failed')
    expect(alert).toHaveTextContent('Invalid login credentials')
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled()
    expect(screen.getByLabelText('E-mail')).toHaveValue('ann@example.com')
    expect(screen.getByLabelText('Password')).toHaveValue('secret-1')
    expect(screen.getByLabelText('Password')).toHaveFocus()
    expect(screen.getByLabelText('Password')).toBeInvalid()
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Invalid login credentials')
    expect(router.state.location.pathname).toBe('/login')
    await user.keyboard('x')
    expect(screen.getByLabelText('Password')).toBeValid()
  })

  it('reports an error when the service does not answer [SHL-26]', async () => {
    const { user } = open()
    service.answers['sign in'] = noNetwork
    await fillIn(user)
    await user.keyboard('{Enter}')

    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('An error occurred')
    expect(alert).toHaveTextContent('Please try again later.')
  })

  it('lets the browser ask for e-mail and password [SHL-27]', async () => {
    const { user } = open()
    expect(screen.getByLabelText('E-mail')).toBeRequired()
    expect(screen.getByLabelText('E-mail')).toHaveAttribute('type', 'email')
    expect(screen.getByLabelText('Password')).toBeRequired()
    await user.click(screen.getByRole('button', { name: 'Sign In' }))
    expect(service.requests).toEqual([])
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
