import { MIN_PASSWORD_LENGTH, type PasswordProblem } from './checkPasswords'

/** Toast for each problem of the passwords. The field shows its description as well. */
export const PASSWORD_PROBLEM_MESSAGES = {
  mismatch: { title: 'Password Mismatch', description: 'Passwords do not match. Please try again.' },
  tooShort: {
    title: 'Password Too Short',
    description: `Password must be at least ${MIN_PASSWORD_LENGTH} characters long.`,
  },
} as const satisfies Record<PasswordProblem, { title: string; description: string }>

/** Toast for a new account. */
export const CREATED_MESSAGE = {
  title: 'Registration Successful!',
  description: 'Please check your email to verify your account.',
}

/** Other texts of Create Account. */
export const createAccountCopy = Object.freeze({
  title: 'Create Account',
  lead: 'One account for trading, tools and rewards.',
  question: 'Already have an account?',
  otherPage: 'Sign in',
  email: 'E-mail',
  password: 'Password',
  passwordHelp: `At least ${MIN_PASSWORD_LENGTH} characters.`,
  confirmation: 'Confirm Password',
  send: 'Create Account',
  pending: 'Creating Account...',
  failed: 'Registration Failed',
  agree: 'I agree to the',
  terms: 'Terms of Service',
  and: 'and the',
  privacy: 'Privacy Policy',
  newTab: ' (opens in a new tab)',
})
