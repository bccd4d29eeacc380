import { object, visibleDocument } from '@crossbook/contract'
import * as v from 'valibot'
import { ASKING_COPY } from './askingCopy'
import { documentAddress, type Asked } from './documentAddress'

/** Texts with lines: a fault's stack, and what the command line prints, whose lines are its own. */
const WITH_LINES = ['stack', 'words', 'problems']

/** An answer that is none, in sentences that say what happened and what to do. */
export class Unanswered extends Error {
  constructor(readonly problems: readonly string[]) {
    super(problems.join(' '))
  }
}

const problemsSchema = object({ problems: v.pipe(v.array(v.string()), v.minLength(1)) })

/**
 * Asks for a document of the console; rejects with Unanswered. The server is this page's own and was built with it, so that its
 * documents are taken as `src/documents.ts` types them. Characters that nobody sees are escapes in all of their texts, because
 * every document is read here: an author, a reason or a title can hide nothing and turns no text round.
 */
export async function ask<Document>(
  path: string,
  asked: Asked = {},
  signal?: AbortSignal,
): Promise<Document> {
  const response = await reach(documentAddress(path, asked), signal ? { signal } : {})
  return (await answerOf(response)) as Document
}

/** Posts to a door of the console that previews or does something; rejects with Unanswered. */
export async function send<Answer>(path: string, body: unknown, signal?: AbortSignal): Promise<Answer> {
  const response = await reach(`/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  })
  return (await answerOf(response)) as Answer
}

async function reach(address: string, request: RequestInit) {
  try {
    return await fetch(address, request)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new Unanswered([ASKING_COPY.unreachable])
  }
}

async function answerOf(response: Response): Promise<unknown> {
  let answer: unknown
  try {
    answer = visibleDocument<unknown>(await response.json(), WITH_LINES)
  } catch {
    throw new Unanswered([
      response.status === 404 ? ASKING_COPY.notThere : ASKING_COPY.unreadable(response.status),
    ])
  }
  if (response.ok) return answer
  const refused = v.safeParse(problemsSchema, answer)
  throw new Unanswered(refused.success ? refused.output.problems : [ASKING_COPY.unreadable(response.status)])
}
