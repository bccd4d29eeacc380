import type { AuthService } from '@crossbook/auth-service'
import {
  appNameSchema,
  appVersionSchema,
  BUILDS_URL,
  type ChannelName,
  check,
  fileNameSchema,
  PRERENDERS_URL,
  REPORTS_URL,
  SHOWN_RELEASE_URL,
  type ShownRelease,
  type SiteConfig,
  STAFF_URL,
} from '@crossbook/contract'
import { logProblem } from '@crossbook/network'
import { isLoopback, servedBy, type ServedFiles } from '@crossbook/releases'
import type { Collector } from '@crossbook/reports'
import { isPrerenderKey, readVerified, RELEASE_DOCUMENT, type Store } from '@crossbook/store'
import {
  CACHE_CONTROL,
  cohortCookie,
  cohortIn,
  cohortTiming,
  drawnCohort,
  FILE_POLICY,
  type Header,
  isServed,
  isStaff,
  pageFile,
  SHARED_FILE_HEADERS,
  siteFile,
  siteFileCaching,
  staffCookie,
} from '@crossbook/web-files'
import { channelDocument, isChannelDocument } from './channelDocuments'
import { type Current, currentPages } from './currentPages'
import { fileResponse, type StoredFile } from './fileResponse'

/** Configuration of a site. */
export interface Site {
  store: Store
  channel: ChannelName
  config: SiteConfig
  /** The sign-in service on the site's own origin; undefined when a hosted project is used. */
  auth: AuthService | undefined
  /** Collects the reports of pages; left out by a site that collects none. */
  reports?: Collector | undefined
  /**
   * Host names of the site. Requests for other names are refused, because a foreign page could otherwise read the site by DNS rebinding.
   */
  hostNames: readonly string[]
  headers: readonly Header[]
  /** Whether browsers reach it by https alone; left out: by http as well. */
  isSecure?: boolean
}

/** The client, by its socket. */
export interface Caller {
  address: string
}

const AUTH_PATH = '/auth/v1/'
const MAILBOX_PATH = '/mailbox'

/** Creates the whole site as one function from request to response. */
export function createSite(site: Site) {
  const pages = currentPages(site.store, site.channel, site.config)
  const serves = servedBy(site.store, site.channel, () => new Date())

  async function answer(request: Request, caller: Caller): Promise<Response> {
    const url = new URL(request.url)
    const foreign = namesOf(request, url).find((name) => !site.hostNames.includes(name))
    if (foreign !== undefined) return plain(421, `This site has another host name than ${foreign}.`)
    if (url.pathname.startsWith(AUTH_PATH))
      return neverKept(
        (await site.auth?.fetch(request, caller)) ?? plain(404, 'This server does not handle sign-in.'),
      )
    if (url.pathname === REPORTS_URL && site.reports) return site.reports.fetch(request, caller.address)
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return plain(405, 'Only GET and HEAD are allowed here.', { allow: 'GET, HEAD' })
    if (isUnder(url.pathname, MAILBOX_PATH)) return mailbox(site, request, caller)
    if (isUnder(url.pathname, BUILDS_URL)) return buildFile(site, serves, request, url.pathname)
    if (isUnder(url.pathname, PRERENDERS_URL)) return prerenderFile(site, serves, request, url.pathname)
    if (url.pathname === SHOWN_RELEASE_URL) return shownRelease(request)
    if (url.pathname === STAFF_URL) return staff(request, url)
    if (isChannelDocument(url.pathname)) return documentOf(site, request, url.pathname)
    const extra = smallFile(url.pathname)
    if (extra) return (await fileResponse(request, extra)) ?? plain(404, 'Not found.')
    return page(request, url)
  }

  /** Adds a browser to the staff of the rollout whose token it sends. Wrong tokens get no explanation. */
  async function staff(request: Request, url: URL) {
    const current = await pages()
    const token = url.searchParams.get('token')
    if (!isStaff(token) || !current?.next?.cohorts.includes(token ?? '')) return page(request, url)
    return new Response(null, {
      status: 303,
      headers: {
        location: '/',
        'cache-control': CACHE_CONTROL.never,
        'set-cookie': staffCookie(token ?? '', site.isSecure ?? false),
      },
    })
  }

  async function page(request: Request, { pathname, search }: URL) {
    const current = await pages()
    if (!current) return plain(503, `Channel ${site.channel} shows no release yet.`)
    const visitor = visitorOf(request, current.next)
    const { set, paths } = visitor.isShownNext && current.next ? current.next : current
    const canonical = pathname.replace(/(?<=.)\/$/, '')
    if (canonical !== pathname && paths.has(canonical))
      return new Response(null, { status: 308, headers: { location: `${canonical}${search}` } })
    const isKnown = paths.has(pathname)
    const response = await fileResponse(request, {
      name: pageFile(isKnown ? pathname : undefined),
      cacheControl: CACHE_CONTROL.revalidate,
      read: (name) => site.store.readPage(set, name),
      ...(isKnown ? {} : { status: 404 }),
    })
    if (!response) throw new Error(`The store lacks the page of ${pathname} in ${set}`)
    if (!current.next) return response
    response.headers.set('server-timing', cohortTiming(visitor.given === undefined))
    if (visitor.given !== undefined)
      response.headers.append('set-cookie', cohortCookie(visitor.given, site.isSecure ?? false))
    return ofVisitor(response)
  }

  /** Returns the release of the visitor's pages, so that an open tab notices a newer one. */
  async function shownRelease(request: Request) {
    const current = await pages()
    if (!current) return plain(404, 'Not found.')
    const { release } = visitorOf(request, current.next).isShownNext && current.next ? current.next : current
    const text = `${JSON.stringify({ release } satisfies ShownRelease)}\n`
    const response = await fileResponse(request, wholeFile('release.json', text))
    if (!response) return plain(404, 'Not found.')
    return current.next ? ofVisitor(response) : response
  }

  return async (request: Request, caller: Caller) => {
    const response = await answer(request, caller).catch((error: unknown) => {
      logProblem(`${request.method} ${new URL(request.url).pathname} failed:`, error)
      return plain(500, 'Something went wrong on this site. See the output of its process.')
    })
    const { pathname } = new URL(request.url)
    const isFile = isUnder(pathname, BUILDS_URL) || isUnder(pathname, PRERENDERS_URL)
    const own = isUnder(pathname, BUILDS_URL) ? [...SHARED_FILE_HEADERS, ...site.headers] : site.headers
    return withHeaders(isFile ? asFile(response) : response, own)
  }
}

/** The hosts that a request names: in its Host header, and in its address where that has one of its own. */
function namesOf({ headers }: Request, { hostname }: URL) {
  const said = headers.get('host')
  if (said === null) return [hostname]
  const address = `http://${said}`
  return [URL.canParse(address) ? new URL(address).hostname : said, hostname]
}

async function buildFile({ store, config }: Site, serves: ServedFiles, request: Request, pathname: string) {
  const [app, version, file, ...rest] = pathname.slice(`${BUILDS_URL}/`.length).split('/')
  const name = check(appNameSchema, app, 'App')
  const of = check(appVersionSchema, version, 'Version')
  const found =
    name.ok &&
    of.ok &&
    rest.length === 0 &&
    check(fileNameSchema, file, 'File').ok &&
    file !== undefined &&
    (isServed(file) || config.underDevelopment?.includes(name.value)) &&
    (await serves.hasBuild({ app: name.value, version: of.value }))
      ? await fileResponse(request, {
          name: file,
          cacheControl: config.underDevelopment?.includes(name.value)
            ? CACHE_CONTROL.revalidate
            : CACHE_CONTROL.immutable,
          // Files under development have no published form.
          read: config.underDevelopment?.includes(name.value)
            ? (form) => store.readBuildFile(name.value, of.value, form)
            : (form) => readVerified(form, (one) => store.readBuildFile(name.value, of.value, one)),
        })
      : undefined
  return found ?? plain(404, 'Not found.')
}

/** Serves the release document that a page of the site requests. Other names are not looked up. */
async function prerenderFile({ store }: Site, serves: ServedFiles, request: Request, pathname: string) {
  const [key, file, ...rest] = pathname.slice(`${PRERENDERS_URL}/`.length).split('/')
  const found =
    isPrerenderKey(key) && file === RELEASE_DOCUMENT && rest.length === 0 && (await serves.hasPrerender(key))
      ? await fileResponse(request, {
          name: file,
          cacheControl: CACHE_CONTROL.immutable,
          read: (form) => store.readPrerender(key, form),
        })
      : undefined
  return found ?? plain(404, 'Not found.')
}

async function documentOf({ store, channel }: Site, request: Request, pathname: string) {
  const text = await channelDocument(store, channel, pathname)
  const found = text === undefined ? undefined : await fileResponse(request, wholeFile('document.json', text))
  return found ?? plain(404, 'Not found.')
}

/** Captured mails hold sign-in links, so only the machine itself may read them, and only under its own name. */
async function mailbox({ auth }: Site, request: Request, caller: Caller) {
  const isOwn =
    isLoopback(new URL(request.url).hostname) && isLoopback(caller.address.replace(/^::ffff:/, ''))
  return (isOwn && (await auth?.mailboxPage?.(request, caller))) || plain(404, 'Not found.')
}

/** A file that is the same in all releases. */
function smallFile(pathname: string) {
  const name = pathname === '/favicon.ico' ? 'favicon.svg' : pathname.slice(1)
  const content = siteFile(name)
  return content && { ...wholeFile(name, content), cacheControl: siteFileCaching(name) }
}

/**
 * Returns whether a visitor is shown the release of a rollout, and the cohort to give to a browser that has none. A browser that returns
 * no cookie is never shown that release. With a new choice for each page, it would alternate between the releases.
 */
function visitorOf(request: Request, next: Current['next']) {
  if (!next) return { isShownNext: false, given: undefined }
  const cohort = cohortIn(request.headers.get('cookie'), next.cohorts.find(isStaff))
  if (cohort === undefined) return { isShownNext: false, given: drawnCohort() }
  return { isShownNext: next.cohorts.includes(cohort), given: undefined }
}

/** An answer that depends on the visitor's cohort, and is cached by their browser only. */
function ofVisitor(response: Response) {
  response.headers.set('cache-control', CACHE_CONTROL.ofVisitor)
  response.headers.set('vary', 'accept-encoding, cookie')
  return response
}

/** Returns a file that is requested again each time, and has no compressed forms. */
function wholeFile(name: string, content: string | Uint8Array): StoredFile {
  return {
    name,
    cacheControl: CACHE_CONTROL.revalidate,
    read: (form) => Promise.resolve(form === name ? Buffer.from(content) : undefined),
  }
}

function plain(status: number, text: string, headers: Readonly<Record<string, string>> = {}) {
  return new Response(`${text}\n`, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': CACHE_CONTROL.never,
      ...headers,
    },
  })
}

/** Answers of the sign-in service hold tokens. */
function neverKept(response: Response) {
  const headers = new Headers(response.headers)
  headers.set('cache-control', CACHE_CONTROL.never)
  return new Response(response.body, { status: response.status, headers })
}

function isUnder(pathname: string, folder: string) {
  return pathname === folder || pathname.startsWith(`${folder}/`)
}

/** Gives files that are not pages a policy that allows nothing. */
function asFile(response: Response) {
  response.headers.set('content-security-policy', FILE_POLICY)
  return response
}

/** Adds the site's headers. A stricter header that a response already has is kept. */
function withHeaders(response: Response, headers: readonly Header[]) {
  for (const [name, value] of headers) if (!response.headers.has(name)) response.headers.set(name, value)
  return response
}
