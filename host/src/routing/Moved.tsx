import { Navigate, useLocation } from 'react-router-dom'

/** Redirects a former path to its new page, and keeps query and hash. */
export function Moved({ to }: { to: string }) {
  const { search, hash } = useLocation()
  return <Navigate replace to={{ pathname: to, search, hash }} />
}
