import { useQuery } from '@tanstack/react-query'
import { overviewQuestion } from '../asking/questions'

/** Whether something can be done from here: the console was opened with --write. */
export function useWrites() {
  const overview = useQuery(overviewQuestion)
  return overview.data?.writes === true
}
