import { check } from '@crossbook/contract'
import { redactor } from '@crossbook/network'
import { contentType, EMPTY_STYLE_HASH, type Files } from '@crossbook/web-files'
import * as v from 'valibot'
import { actionSchema } from './actions/action'
import { act, previewAction } from './actions/actions'
import { type Answering, documentAt } from './answers'
import type { AccessControl } from './access/accessControl'
import type { Events } from './events'

/** Parts of the console. */
export interface ConsoleParts {
  answering: Answering
  events: Events
  access: Pick<AccessControl, 'stops'>
  /** The files of its page. */
  files: Files
}

/** The largest request body in bytes. An action names a few hundred builds at most. */
const MOST_BYTES = 64 * 1024

const API = '/api/'
const PAGE = 'index.html'

/** Preloads the first request of the page, before its code runs. */
const FIRST_QUESTION = { link: '</api/overview>; rel=preload; as=fetch; crossorigin' }

/** Headers of every answer: the page runs its own files only, cannot be framed, and is never cached. */
const HEADERS = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' '${EMPTY_STYLE_HASH}'`,
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cache-control': 'no-store',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const

const previewSchema = v.object({ action: actionSchema })
const actSchema = v.object({
  action: actionSchema,
  seen: v.pipe(v.number(), v.integer(), v.minValue(0)),
})

/** Answers the requests of a console: its page, documents, events and actions. Failures are returned as JSON with a message. */
export function createConsole(parts: ConsoleParts) {
  return async (request: Request): Promise<Response> => {
    const response =
      parts.access.stops(request) ??
      (await answer(parts, request).catch((error: unknown) =>
        // Only the console's owner on this machine sees the message, so unexpected errors are shown as well.
        refusal(500, [error instanceof Error ? error.message : String(error)]),
      ))
    for (const [name, value] of Object.entries(HEADERS)) response.headers.set(name, value)
    return response
  }
}

async function answer(parts: ConsoleParts, request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  if (!pathname.startsWith(API)) return pageFile(parts.files, request.method, pathname)
  const path = pathname.slice(API.length)
  if (request.method === 'POST') return post(parts, path, request)
  if (request.method !== 'GET')
    return refusal(405, ['The console accepts GET requests, and POST requests for actions.'])
  if (path === 'events') return parts.events.watch(request)
  const found = await documentAt(parts.answering, path, Object.fromEntries(searchParams))
  if (!found) return refusal(404, ['The console has nothing at this address.'])
  if (found.ok) return Response.json(found.value)
  return found.problem === null
    ? refusal(404, ['Not found in the store. It may have been removed, or its name may be mistyped.'])
    : refusal(400, [found.problem])
}

/** Returns a file of the page. Every other address returns the page itself, which has its own router. */
function pageFile(files: Files, method: string, pathname: string) {
  if (method !== 'GET' && method !== 'HEAD') return refusal(405, ['Request pages with GET.'])
  const name = files.has(pathname.slice(1)) ? pathname.slice(1) : PAGE
  const bytes = files.get(name)
  if (!bytes) return refusal(404, ['File not found.'])
  const headers = { 'content-type': contentType(name), ...(pathname === '/' ? FIRST_QUESTION : {}) }
  return new Response(new Uint8Array(bytes), { headers })
}

async function post({ answering }: ConsoleParts, path: string, request: Request) {
  const { reading, run, writes } = answering
  if (path !== 'preview' && path !== 'act') return refusal(404, ['The console has nothing at this address.'])
  if (!writes)
    return refusal(403, [
      'This console is read-only. To make changes, start it with "pnpm release console --write".',
    ])
  if (request.headers.get('content-type')?.split(';')[0] !== 'application/json')
    return refusal(415, ['The console accepts JSON only.'])
  const body = await jsonOf(request)
  if (path === 'preview') {
    const checked = check(previewSchema, body, 'The action')
    if (!checked.ok) return refusal(400, [checked.problem])
    return Response.json(await previewAction(reading, run, checked.value.action))
  }
  const checked = check(actSchema, body, 'The action')
  if (!checked.ok) return refusal(400, [checked.problem])
  return Response.json(await act(reading, run, checked.value.action, checked.value.seen))
}

/** Returns the body as JSON; undefined when it is not JSON, too long, or of unknown length. */
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
