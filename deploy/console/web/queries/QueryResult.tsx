import { Button, type Elements, Spinner, Stack } from '@crossbook/ui'
import { Problems } from '../showing/Problems'
import { RequestError } from './request'
import { QUERIES_COPY } from './queriesCopy'

interface Query<Document> {
  data: Document | undefined
  error: Error | null
  isPending: boolean
  refetch(): unknown
}

interface QueryResultProps<Document> {
  /** The result of useQuery. */
  query: Query<Document>
  children: (document: Document) => Elements
}

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

/** The messages of an error. */
export function problemsOf(error: Error): readonly string[] {
  return error instanceof RequestError ? error.problems : [error.message]
}
