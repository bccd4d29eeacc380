import { useLocation } from 'react-router-dom'
import { NotFound } from '../not-found/NotFound'
import { useArrival } from './useArrival'

/** Title of every address that no screen owns. */
const NOT_FOUND_TITLE = 'Page not found'

/** The page of every address that no screen owns. */
export function NotFoundPage() {
  const { pathname } = useLocation()
  useArrival(pathname, NOT_FOUND_TITLE)
  return <NotFound />
}
