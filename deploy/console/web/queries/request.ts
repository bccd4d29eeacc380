import { object, visibleDocument } from '@crossbook/contract'
import * as v from 'valibot'
import { QUERIES_COPY } from './queriesCopy'
import { documentAddress, type Query } from './documentAddress'

/** Fields whose texts keep their line breaks: a fault's stack, and the output of the command line. */
const WITH_LINES = ['stack', 'message', 'output', 'problems', 'remedy', 'verdict']

/** The error of a failed request. Its messages describe the problem and the solution. */
export class RequestError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(problems.join(' '))
  }
}

const problemsSchema = object({ problems: v.pipe(v.array(v.string()), v.minLength(1)) })

/**
 * Fetches a document of the console; rejects with RequestError. The server was built together with this page, so the documents are not
 * checked against their types in `src/documents.ts`. All documents are read here, and invisible characters in their texts are escaped. So
 * an author, a reason or a title cannot hide text or reverse its direction.
 */
export async function fetchDocument<Document>(
  path: string,
  query: Query = {},
  signal?: AbortSignal,
): Promise<Document> {
  const response = await reach(documentAddress(path, query), signal ? { signal } : {})
  return (await answerOf(response)) as Document
}

/** Posts a request that previews or runs an action; rejects with RequestError. */
export async function send<Document>(path: string, body: unknown, signal?: AbortSignal): Promise<Document> {
  const response = await reach(`/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  })
  return (await answerOf(response)) as Document
}

async function reach(address: string, request: RequestInit) {
  try {
    return await fetch(address, request)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new RequestError([QUERIES_COPY.unreachable])
  }
}

async function answerOf(response: Response): Promise<unknown> {
  let answer: unknown
  try {
    answer = visibleDocument<unknown>(await response.json(), WITH_LINES)
  } catch {
    throw new RequestError([
      response.status === 404 ? QUERIES_COPY.notThere : QUERIES_COPY.unreadable(response.status),
    ])
  }
  if (response.ok) return answer
  const refused = v.safeParse(problemsSchema, answer)
  throw new RequestError(
    refused.success ? refused.output.problems : [QUERIES_COPY.unreadable(response.status)],
  )
}
