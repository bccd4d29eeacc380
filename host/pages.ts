import type { HostPage } from '@crossbook/build'

/** The pages that the host itself shows; everything else comes from remotes. */
export const hostPages = [
  {
    path: '/login',
    title: 'Sign In',
    description: 'Sign in to your Crossbook account.',
    chunk: 'sign-in',
  },
  {
    path: '/register',
    title: 'Create Account',
    description: 'Create a Crossbook account with your e-mail address.',
    chunk: 'create-account',
  },
] as const satisfies readonly HostPage[]
