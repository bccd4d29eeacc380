import type { LoadModule } from '../modules/moduleAddress'

/** The host's own pages, each in its chunk. */
const PAGES: Record<string, () => ReturnType<LoadModule>> = {
  './sign-in': async () => (await import(/* webpackChunkName: "sign-in" */ '../sign-in/SignIn')).default,
  './create-account': async () =>
    (await import(/* webpackChunkName: "create-account" */ '../create-account/CreateAccount')).default,
}

/** Loads one of the host's own pages. */
export const hostModules: LoadModule = async ({ module }) => {
  const page = PAGES[module]
  if (!page) throw new Error(`The host has no page ${module}`)
  return page()
}
