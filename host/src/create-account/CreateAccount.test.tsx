import {
  ann,
  answerLater,
  noNetwork,
  refusal,
  TestAuthProvider,
  visitSignedOut,
} from '@crossbook/auth/testing'
import { axe, renderScreen, toHaveNoViolations } from '@crossbook/testing'
import { Toaster } from '@crossbook/ui'
import { act, render, screen } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import CreateAccount from './CreateAccount'

expect.extend(toHaveNoViolations)

function open() {
  const service = visitSignedOut()
  render(<Toaster />)
  const page = renderScreen(<CreateAccount />, { path: '/register', wrapper: TestAuthProvider })
  return { service, ...page }
}

async function fillIn(
  user: ReturnType<typeof open>['user'],
  { password, confirmation, terms }: { password?: string; confirmation?: string; terms?: boolean } = {},
) {
  await user.type(screen.getByLabelText('E-mail'), 'ann@example.com')
  await user.type(screen.getByLabelText('Password'), password ?? 'secret-1')
  await user.type(screen.getByLabelText('Confirm Password'), confirmation ?? password ?? 'secret-1')
  if (terms ?? true) await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Create Account' }))
}

// Toasts outlive the page that they were shown on, so also a test.
afterEach(() => {
  act(() => toast.remove())
})

describe('Create Account', () => {
  it('has one heading that can take the focus, and no accessibility problem', async () => {
    const { container } = open()
    expect(screen.getByRole('heading', { level: 1, name: 'Create Account' })).toHaveAttribute(
      'tabindex',
      '-1',
    )
    expect(await axe(container)).toHaveNoViolations()
  })

  it('confirms the new account and goes to Sign In [SHL-33]', async () => {
    const { service, user, router } = open()
    await fillIn(user)

    expect(await screen.findByText('Registration Successful!')).toBeVisible()
    expect(screen.getByText('Please check your email to verify your account.')).toBeVisible()
    const [request] = service.requestsNamed('sign up')
    expect(request?.body).toMatchObject({ email: 'ann@example.com', password: 'secret-1' })
    expect(router.state.location.pathname).toBe('/login')
    expect(router.state.location.state).toEqual({ email: 'ann@example.com' })
  })

  it('shows "Creating Account..." and accepts no input while it waits [SHL-34]', async () => {
    const { service, user } = open()
    const { promise, answer } = answerLater<Response>()
    service.answers['sign up'] = () => promise
    await fillIn(user)

    expect(screen.getByRole('button', { name: 'Creating Account...' })).toBeDisabled()
    expect(screen.getByLabelText('E-mail')).toBeDisabled()
    expect(screen.getByLabelText('Password')).toBeDisabled()
    expect(screen.getByLabelText('Confirm Password')).toBeDisabled()
    expect(screen.getByRole('checkbox')).toBeDisabled()

    answer(Response.json(ann))
    expect(await screen.findByRole('heading', { name: 'Another page' })).toBeVisible()
  })

  it('reports different passwords first, in a toast and at the field, which takes the focus [SHL-30]', async () => {
    const { service, user } = open()
    await fillIn(user, { password: 'abc', confirmation: 'abd' })

    const alert = screen.getByRole('alert')
    expect(alert).toHaveTextContent('Password Mismatch')
    expect(alert).toHaveTextContent('Passwords do not match. Please try again.')
    const confirmation = screen.getByLabelText('Confirm Password')
    expect(confirmation).toHaveFocus()
    expect(confirmation).toBeInvalid()
    expect(confirmation).toHaveAccessibleDescription('Passwords do not match. Please try again.')
    expect(service.requests).toEqual([])
  })

  it('reports a short password next, in a toast and at the field, which takes the focus [SHL-31]', async () => {
    const { service, user } = open()
    await fillIn(user, { password: 'abcde' })

    const alert = screen.getByRole('alert')
    expect(alert).toHaveTextContent('Password Too Short')
    expect(alert).toHaveTextContent('Password must be at least 6 characters long.')
    const password = screen.getByLabelText('Password')
    expect(password).toHaveFocus()
    expect(password).toBeInvalid()
    expect(password).toHaveAccessibleDescription(/^Password must be at least 6 characters long\./)
    expect(service.requests).toEqual([])
  })

  it('removes the message at the field when the user corrects it', async () => {
    const { user } = open()
    await fillIn(user, { password: 'abcdef', confirmation: 'abcdeg' })
    await user.type(screen.getByLabelText('Confirm Password'), '{Backspace}f')
    expect(screen.getByLabelText('Confirm Password')).toBeValid()
  })

  it('leaves the length to its own check: the browser asks for no minimum [SHL-32]', () => {
    open()
    expect(screen.getByLabelText('Password')).not.toHaveAttribute('minlength')
  })

  it('shows the message of the service when it refuses [SHL-35]', async () => {
    const { service, user, router } = open()
    service.answers['sign up'] = refusal('User already registered')
    await fillIn(user)

    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Registration Failed')
    expect(alert).toHaveTextContent('User already registered')
    expect(screen.getByLabelText('E-mail')).toBeInvalid()
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('User already registered')
    expect(screen.getByRole('button', { name: 'Create Account' })).toHaveFocus()
    expect(router.state.location.pathname).toBe('/register')
  })

  it('reports an error when the service does not answer [SHL-36]', async () => {
    const { service, user } = open()
    service.answers['sign up'] = noNetwork
    await fillIn(user)

    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('An error occurred')
    expect(alert).toHaveTextContent('Please try again later.')
  })

  it('wants the terms accepted, and shows them and the privacy policy [SHL-37]', async () => {
    const { service, user } = open()
    expect(screen.getByRole('checkbox', { name: /^I agree to the Terms of Service/ })).toBeRequired()
    expect(screen.getByRole('link', { name: /^Terms of Service/ })).toHaveAttribute('href', '/terms')
    expect(screen.getByRole('link', { name: /^Privacy Policy/ })).toHaveAttribute('href', '/privacy')

    await fillIn(user, { terms: false })
    expect(service.requests).toEqual([])
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('lets the browser ask for the e-mail and both passwords', () => {
    open()
    expect(screen.getByLabelText('E-mail')).toHaveAttribute('type', 'email')
    for (const label of ['E-mail', 'Password', 'Confirm Password'])
      expect(screen.getByLabelText(label)).toBeRequired()
  })

  it('shows and hides each of the passwords', async () => {
    const { user } = open()
    const [first, second] = screen.getAllByRole('button', { name: 'Show password' })
    if (!first || !second) throw new Error('There are two passwords')
    await user.click(second)
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password')
    expect(screen.getByLabelText('Confirm Password')).toHaveAttribute('type', 'text')
    await user.click(first)
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text')
  })

  it('is known to password managers', () => {
    open()
    expect(screen.getByLabelText('E-mail')).toHaveAttribute('autocomplete', 'username')
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password')
    expect(screen.getByLabelText('Confirm Password')).toHaveAttribute('autocomplete', 'new-password')
  })

  it('leads home and to Sign In [SHL-38]', () => {
    open()
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
  })
})
