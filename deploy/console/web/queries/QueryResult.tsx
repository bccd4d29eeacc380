import { Button, type Elements, Spinner, Stack } from '@crossbook/ui'
import { Problems } from '../showing/Problems'
import { RequestError } from './request'
import { QUERIES_COPY } from './queriesCopy'

/** The result of useQuery. */
interface Query<Document> {
  data: Document | undefined
  error: Error | null
  isPending: boolean
  refetch(): unknown
}

type QueryResultProps<Document> = { query: Query<Document>; children: (document: Document) => Elements }

/** Shows a document once it has loaded, or an error with a retry button. While it reloads, the previous document stays visible. */
export function QueryResult<Document>({ query, children }: QueryResultProps<Document>) {
  return (
    <>
      {query.error && (
        <Stack>
          <Problems title={QUERIES_COPY.failed} problems={problemsOf(query.error)} />
          <div>
            <Button onClick={() => void query.refetch()}>{QUERIES_COPY.again}</Button>
          </div>
        </Stack>
      )}
      {query.data !== undefined && children(query.data)}
      {query.isPending && !query.error && <Spinner text={QUERIES_COPY.waiting} />}
    </>
  )
}

interface OlderButtonProps {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage(): unknown }
  children: string
}

/** A button that loads the next page of a list; nothing at its end. */
export function OlderButton({ query, children }: OlderButtonProps) {
  if (!query.hasNextPage) return null
  return (
    <div>
      <Button
        pending={query.isFetchingNextPage}
        pendingLabel={QUERIES_COPY.loading}
        onClick={() => void query.fetchNextPage()}
      >
        {children}
      </Button>
    </div>
  )
}

/** The messages of an error. */
export function problemsOf(error: Error): readonly string[] {
  return error instanceof RequestError ? error.problems : [error.message]
}
