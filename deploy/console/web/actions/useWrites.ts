import { useQuery } from '@tanstack/react-query'
import { overviewQuery } from '../queries/queries'

/** Whether something can be done from here: the console was opened with --write. */
export function useWrites() {
  const overview = useQuery(overviewQuery)
  return overview.data?.writes === true
}
