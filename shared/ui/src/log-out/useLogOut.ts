import { useLocation, useNavigate } from 'react-router-dom'
import { notify } from '../toast/notify'

/**
 * Logs the user out, from any page, by the action that is handed over; ends on the landing page and says in a toast what
 * came of it. The page is left before the session is cleared, or the guard of a protected one would lead to /login.
 */
export function useLogOut(signOut: () => Promise<{ ok: boolean }>) {
  const navigate = useNavigate()
  const { pathname } = useLocation()

  return async () => {
    // Flushed: a transition would keep the protected page mounted until the landing page's code has arrived.
    if (pathname !== '/') await navigate('/', { flushSync: true })
    const { ok } = await signOut()
    if (ok)
      notify.success({
        title: 'Logged out successfully',
        description: 'You have been logged out of your account.',
      })
    else notify.error({ title: 'Logout failed', description: 'An error occurred while logging out.' })
  }
}
