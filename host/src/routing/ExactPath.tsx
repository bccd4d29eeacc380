import { Outlet, useLocation } from 'react-router-dom'
import { NotFoundPage } from './NotFoundPage'
import { canonicalPath } from '../screens/siteScreens'

/**
 * Shows pages at their own paths only, as the server does. The router would also take another spelling of a path, such as
 * `/trading/%73pot` or `/trading/spot//`.
 */
export function ExactPath({ paths }: { paths: ReadonlySet<string> }) {
  const { pathname } = useLocation()
  return paths.has(canonicalPath(pathname)) ? <Outlet /> : <NotFoundPage />
}
