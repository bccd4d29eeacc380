import { Button, type Elements, Notice, Spinner, Stack } from '@crossbook/ui'
import { Unanswered } from './ask'
import { ASKING_COPY } from './askingCopy'

interface Question<Document> {
  data: Document | undefined
  error: Error | null
  isPending: boolean
  refetch(): unknown
}

interface AnswerProps<Document> {
  /** The result of useQuery. */
  to: Question<Document>
  children: (document: Document) => Elements
}

/** Shows a document once it has loaded, or an error with a retry button. While it reloads, the previous document stays visible. */
export function Answer<Document>({ to, children }: AnswerProps<Document>) {
  return (
    <>
      {to.error && (
        <Stack>
          <Notice tone="danger" title={ASKING_COPY.failed} announced>
            {problemsOf(to.error).map((problem) => (
              <p key={problem}>{problem}</p>
            ))}
          </Notice>
          <div>
            <Button onClick={() => void to.refetch()}>{ASKING_COPY.again}</Button>
          </div>
        </Stack>
      )}
      {to.data !== undefined && children(to.data)}
      {to.isPending && !to.error && <Spinner text={ASKING_COPY.waiting} />}
    </>
  )
}

/** The messages of an error. */
export function problemsOf(error: Error): readonly string[] {
  return error instanceof Unanswered ? error.problems : [error.message]
}
