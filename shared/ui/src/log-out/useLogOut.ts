import { useLocation, useNavigate } from 'react-router-dom'
import { notify, SESSION_TOPIC } from '../toast/notify'

/**
 * Returns a function that logs the user out, goes to the landing page and shows the result in a toast. It leaves the page before it clears the session;
 * otherwise the guard of a protected page would lead to /login.
 *
 * @example
 * const logOut = useLogOut(useAuth().signOut)
 */
export function useLogOut(signOut: () => Promise<{ ok: boolean }>) {
  const navigate = useNavigate()
  const { pathname } = useLocation()

  return async () => {
    // Flushed, because a transition would keep the protected page mounted until the landing page's code has loaded.
    if (pathname !== '/') await navigate('/', { flushSync: true })
    const { ok } = await signOut()
    if (ok)
      notify.success(
        {
          title: 'Logged out successfully',
          description: 'You have been logged out of your account.',
        },
        { topic: SESSION_TOPIC },
      )
    else notify.error({ title: 'Logout failed', description: 'An error occurred while logging out.' })
  }
}
