/**
 * What the site shares of the query client. The files are named by path: the package's own name is the share key, and its
 * door would bring all of it.
 */
export {
  QueryClientProvider,
  useQueryClient,
} from '../../node_modules/@tanstack/react-query/build/modern/QueryClientProvider.js'
export { useQuery } from '../../node_modules/@tanstack/react-query/build/modern/useQuery.js'
export { QueryClient } from '@tanstack/query-core'
