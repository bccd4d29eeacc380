import { Navigate, useLocation } from 'react-router-dom'

/** Leads on from a path that is gone to the page that stands in its place, with what else the address said. */
export function Moved({ to }: { to: string }) {
  const { search, hash } = useLocation()
  return <Navigate replace to={{ pathname: to, search, hash }} />
}
