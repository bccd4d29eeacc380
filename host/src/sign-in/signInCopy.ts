/** The words of Sign In. */
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
  links: {
    confirmed: { title: 'Your e-mail address is confirmed', text: 'Sign in to continue.' },
    dead: {
      title: 'This link no longer works',
      text: 'Links in our mails work once, and not for long. Sign in, or create your account again to get another one.',
    },
  },
})
