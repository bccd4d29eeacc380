import { object, visibleDocument } from '@crossbook/contract'
import * as v from 'valibot'
import { QUERIES_COPY } from './queriesCopy'

/** Fields whose texts keep their line breaks: a fault's stack, and the output of the command line. */
const WITH_LINES = ['stack', 'message', 'output', 'problems', 'remedy', 'verdict']

/** Query parameters of a document; undefined and empty ones are left out. */
export type Query = Readonly<Record<string, string | number | undefined>>

/** The error of a failed request. Its messages describe the problem and the solution. */
export class RequestError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(problems.join(' '))
  }
}

const problemsSchema = object({ problems: v.pipe(v.array(v.string()), v.minLength(1)) })

/**
 * Fetches a document of the console by the parts of its path; rejects with RequestError. The server was built together with this page, so
 * the documents are not checked against their types in `src/documents.ts`. All documents are read here, and invisible characters in their
 * texts are escaped. So an author, a reason or a title cannot hide text or reverse its direction.
 */
export async function fetchDocument<Document>(
  path: readonly string[],
  query: Query = {},
  signal?: AbortSignal,
): Promise<Document> {
  const given = Object.entries(query).flatMap(([key, value]): [string, string][] =>
    value === undefined || value === '' ? [] : [[key, String(value)]],
  )
  const search = new URLSearchParams(given).toString()
  const address = `${path.map(encodeURIComponent).join('/')}${search && `?${search}`}`
  return (await request(address, signal ? { signal } : {})) as Document
}

/** Posts a request that previews or runs an action; rejects with RequestError. */
export async function send<Document>(path: string, body: unknown, signal?: AbortSignal): Promise<Document> {
  const sent = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  }
  return (await request(path, sent)) as Document
}

async function request(address: string, sent: RequestInit): Promise<unknown> {
  const response = await fetch(`/api/${address}`, sent).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new RequestError([QUERIES_COPY.unreachable])
  })
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
