/** Texts of Sign In. */
export const signInCopy = Object.freeze({
  title: 'Sign In',
  lead: 'Welcome back to Crossbook.',
  question: 'New to Crossbook?',
  otherPage: 'Create an account',
  email: 'E-mail',
  password: 'Password',
  send: 'Sign In',
  pending: 'Signing in...',
  failed: 'Login Failed',
  signedIn: { title: 'Welcome back!', description: 'You have successfully logged in.' },
  unreachable: {
    title: 'The sign-in service cannot be reached',
    text: 'You are still signed in on this device: your account opens as soon as the service answers. Prices and tools work as usual.',
  },
  ended: 'Your session has ended. Please sign in again.',
  registered:
    'We send a confirmation link only to addresses that are not confirmed yet. If you already have an account, sign in.',
  links: {
    confirmed: { title: 'Your e-mail address is confirmed', text: 'Sign in to continue.' },
    dead: {
      title: 'This link no longer works',
      text: 'This address may already be confirmed. Sign in. If that fails, create your account again to get a new link.',
    },
  },
})
