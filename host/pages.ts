import type { HostPage } from '@crossbook/build'
import { SITE_PATHS } from '@crossbook/contract'

/** The pages that the host itself shows; everything else comes from remotes. */
export const hostPages = [
  {
    path: SITE_PATHS.login,
    title: 'Sign In',
    description: 'Sign in to your Crossbook account.',
    chunk: 'sign-in',
  },
  {
    path: SITE_PATHS.register,
    title: 'Create Account',
    description: 'Create a Crossbook account with your e-mail address.',
    chunk: 'create-account',
  },
] as const satisfies readonly HostPage[]
