import { useQuery } from '@tanstack/react-query'
import { isExported } from '../asking/isExported'
import { overviewQuestion } from '../asking/questions'

/** Whether something can be done from here: the console was opened with --write. */
export function useWrites() {
  const overview = useQuery({ ...overviewQuestion, enabled: !isExported() })
  return !isExported() && overview.data?.writes === true
}
