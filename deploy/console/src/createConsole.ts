import { check } from '@crossbook/contract'
import { redactor } from '@crossbook/network'
import { contentType, type Files } from '@crossbook/web-files'
import * as v from 'valibot'
import { actionSchema } from './actions/action'
import { act, previewAction } from './actions/actions'
import { type Answering, documentAt } from './answers'
import type { Door } from './door/door'
import { withHeaders } from './door/headers'
import type { Events } from './events'

/** What the console is made of. */
export interface ConsoleParts {
  answering: Answering
  events: Events
  door: Pick<Door, 'stops'>
  /** The files of its page. */
  files: Files
}

/** Most bytes of a question: an action names a few hundred builds at most. */
const MOST_BYTES = 64 * 1024

const API = '/api/'
const PAGE = 'index.html'

/** What the page of the first view asks as soon as its code runs, which a browser may ask before. */
const FIRST_QUESTION = { link: '</api/overview>; rel=preload; as=fetch; crossorigin' }

const previewSchema = v.object({ action: actionSchema })
const actSchema = v.object({
  action: actionSchema,
  seen: v.pipe(v.number(), v.integer(), v.minValue(0)),
})

/** Answers the requests of a console: its page, documents, events and actions. What goes wrong is told in words, as JSON. */
export function createConsole(parts: ConsoleParts) {
  return async (request: Request): Promise<Response> => {
    const stopped = parts.door.stops(request)
    if (stopped) return withHeaders(stopped)
    try {
      return withHeaders(await answer(parts, request))
    } catch (error) {
      // A store that cannot be read says so in its words; anything else is told by its message as well, to its owner on this machine.
      return withHeaders(refusal(500, [error instanceof Error ? error.message : String(error)]))
    }
  }
}

function answer(parts: ConsoleParts, request: Request): Promise<Response> | Response {
  const { pathname, searchParams } = new URL(request.url)
  if (!pathname.startsWith(API)) return pageFile(parts.files, request.method, pathname)
  const path = pathname.slice(API.length)
  if (request.method === 'POST') return post(parts, path, request)
  if (request.method !== 'GET') return refusal(405, ['The console is asked by GET, and told by POST.'])
  if (path === 'events') return parts.events.watch(request)
  return read(parts.answering, path, Object.fromEntries(searchParams))
}

/** A file of the page; every address of the page's own is answered by the page. */
function pageFile(files: Files, method: string, pathname: string) {
  if (method !== 'GET' && method !== 'HEAD') return refusal(405, ['Pages are asked for by GET.'])
  const name = files.has(pathname.slice(1)) ? pathname.slice(1) : PAGE
  const bytes = files.get(name)
  if (!bytes) return refusal(404, ['There is no such file.'])
  const headers = { 'content-type': contentType(name), ...(pathname === '/' ? FIRST_QUESTION : {}) }
  return new Response(new Uint8Array(bytes), { headers })
}

async function read(answering: Answering, path: string, query: Readonly<Record<string, string>>) {
  const found = await documentAt(answering, path, query)
  if (!found) return refusal(404, ['The console has no such address.'])
  if (found.ok) return Response.json(found.value)
  return found.problem === null
    ? refusal(404, ['There is no such thing in the store: it may have been removed, or its name mistyped.'])
    : refusal(400, [found.problem])
}

async function post({ answering }: ConsoleParts, path: string, request: Request) {
  const { reading, run, writes } = answering
  if (path !== 'preview' && path !== 'act') return refusal(404, ['The console has no such address.'])
  if (!writes)
    return refusal(403, [
      'This console only looks: start it as "pnpm release console --write" to change something.',
    ])
  if (request.headers.get('content-type')?.split(';')[0] !== 'application/json')
    return refusal(415, ['The console is told in JSON.'])
  const body = await jsonOf(request)
  if (path === 'preview') {
    const asked = check(previewSchema, body, 'The action')
    return asked.ok
      ? Response.json(await previewAction(reading, run, asked.value.action))
      : refusal(400, [asked.problem])
  }
  const told = check(actSchema, body, 'The action')
  return told.ok
    ? Response.json(await act(reading, run, told.value.action, told.value.seen))
    : refusal(400, [told.problem])
}

/** The body as JSON; undefined when it is none, or too long to be a question. */
async function jsonOf(request: Request): Promise<unknown> {
  const length = Number(request.headers.get('content-length') ?? Number.NaN)
  if (!(length <= MOST_BYTES)) return undefined
  try {
    return await request.json()
  } catch {
    return undefined
  }
}

function refusal(status: number, problems: readonly string[]) {
  return Response.json({ problems: problems.map(redactor(process.env)) }, { status })
}
