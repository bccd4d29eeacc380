import type { AuthService } from '@crossbook/auth-service'
import {
  appNameSchema,
  appVersionSchema,
  BUILDS_URL,
  type ChannelName,
  check,
  fileNameSchema,
  mixIdSchema,
  mixUrl,
  PRERENDERS_URL,
  REPORTS_URL,
  SHOWN_RELEASE_URL,
  type ShownRelease,
  type SiteConfig,
  STAFF_URL,
  VERSIONS_URL,
} from '@crossbook/contract'
import { logProblem } from '@crossbook/network'
import {
  isLoopback,
  readServed,
  servedBy,
  type ServedFiles,
  servedVersions,
  settingsOf,
} from '@crossbook/releases'
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
const MIXES_PATH = '/mixes/'

/** Creates the whole site as one function from request to response. */
export function createSite(site: Site) {
  const { isSecure = false } = site
  const pages = currentPages(site.store, site.channel, site.config)
  const serves = servedBy(site.store, site.channel, () => new Date())

  async function answer(request: Request, caller: Caller): Promise<Response> {
    const url = new URL(request.url)
    const { pathname } = url
    const foreign = namesOf(request, url).find((name) => !site.hostNames.includes(name))
    if (foreign !== undefined) return plain(421, `This site has another host name than ${foreign}.`)
    if (pathname.startsWith(AUTH_PATH))
      return neverKept(
        (await site.auth?.fetch(request, caller)) ?? plain(404, 'This server does not handle sign-in.'),
      )
    if (pathname === REPORTS_URL && site.reports) return site.reports.fetch(request, caller.address)
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return plain(405, 'Only GET and HEAD are allowed here.', { allow: 'GET, HEAD' })
    return (await found(request, url, caller)) ?? plain(404, 'Not found.')
  }

  async function found(request: Request, url: URL, caller: Caller): Promise<Response | undefined> {
    const { pathname } = url
    if (isUnder(pathname, MAILBOX_PATH)) return mailbox(site, request, caller)
    if (isUnder(pathname, BUILDS_URL)) return buildFile(site, serves, request, pathname)
    if (isUnder(pathname, PRERENDERS_URL)) return prerenderFile(site, serves, request, pathname)
    if (pathname === SHOWN_RELEASE_URL) return shownRelease(request)
    if (pathname === STAFF_URL) return staff(request, url)
    if (pathname === VERSIONS_URL || pathname.startsWith(MIXES_PATH))
      return channelDocument(site, request, pathname)
    const name = pathname === '/favicon.ico' ? 'favicon.svg' : pathname.slice(1)
    const content = siteFile(name)
    if (content)
      return fileResponse(request, { ...wholeFile(name, content), cacheControl: siteFileCaching(name) })
    return page(request, url)
  }

  /** Adds a browser to the staff of the rollout whose token it sends. Wrong tokens get no explanation. */
  async function staff(request: Request, url: URL) {
    const current = await pages()
    const token = url.searchParams.get('token') ?? ''
    if (!isStaff(token) || !current?.next?.cohorts.includes(token)) return page(request, url)
    return new Response(null, {
      status: 303,
      headers: {
        location: '/',
        'cache-control': CACHE_CONTROL.never,
        'set-cookie': staffCookie(token, isSecure),
      },
    })
  }

  async function page(request: Request, { pathname, search }: URL) {
    const current = await pages()
    if (!current) return plain(503, `Channel ${site.channel} shows no release yet.`)
    const { shown, given } = visitorOf(request, current)
    const { set, paths } = shown
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
    response.headers.set('server-timing', cohortTiming(given === undefined))
    if (given !== undefined) response.headers.append('set-cookie', cohortCookie(given, isSecure))
    return ofVisitor(response)
  }

  /** Returns the release of the visitor's pages, so that an open tab notices a newer one. */
  async function shownRelease(request: Request) {
    const current = await pages()
    if (!current) return undefined
    const { release } = visitorOf(request, current).shown
    const text = `${JSON.stringify({ release } satisfies ShownRelease)}\n`
    const response = await fileResponse(request, wholeFile('release.json', text))
    return response && current.next ? ofVisitor(response) : response
  }

  return async (request: Request, caller: Caller) => {
    const response = await answer(request, caller).catch((error: unknown) => {
      logProblem(`${request.method} ${new URL(request.url).pathname} failed:`, error)
      return plain(500, 'Something went wrong on this site. See the output of its process.')
    })
    const { pathname } = new URL(request.url)
    const isOfBuild = isUnder(pathname, BUILDS_URL)
    if (isOfBuild || isUnder(pathname, PRERENDERS_URL))
      response.headers.set('content-security-policy', FILE_POLICY)
    // A stricter header that the response already has is kept.
    for (const [name, value] of [...(isOfBuild ? SHARED_FILE_HEADERS : []), ...site.headers])
      if (!response.headers.has(name)) response.headers.set(name, value)
    return response
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
  const [app, version, file = '', ...rest] = pathname.slice(`${BUILDS_URL}/`.length).split('/')
  const name = check(appNameSchema, app, 'App')
  const of = check(appVersionSchema, version, 'Version')
  if (!name.ok || !of.ok || rest.length > 0 || !check(fileNameSchema, file, 'File').ok) return undefined
  const isDeveloped = config.underDevelopment?.includes(name.value) ?? false
  if (!isDeveloped && !isServed(file)) return undefined
  if (!(await serves.hasBuild({ app: name.value, version: of.value }))) return undefined
  const read = (form: string) => store.readBuildFile(name.value, of.value, form)
  return fileResponse(request, {
    name: file,
    cacheControl: isDeveloped ? CACHE_CONTROL.revalidate : CACHE_CONTROL.immutable,
    // Files under development have no published form.
    read: isDeveloped ? read : (form) => readVerified(form, read),
  })
}

/** Serves the release document that a page of the site requests. Other names are not looked up. */
async function prerenderFile({ store }: Site, serves: ServedFiles, request: Request, pathname: string) {
  const [key, file, ...rest] = pathname.slice(`${PRERENDERS_URL}/`.length).split('/')
  if (!isPrerenderKey(key) || file !== RELEASE_DOCUMENT || rest.length > 0) return undefined
  if (!(await serves.hasPrerender(key))) return undefined
  return fileResponse(request, {
    name: file,
    cacheControl: CACHE_CONTROL.immutable,
    read: (form) => store.readPrerender(key, form),
  })
}

/**
 * Returns a JSON document about a channel, read from the store at this moment: one of its mixes, or the versions that can be tried.
 * Undefined for missing documents, and where the channel does not accept mixes.
 */
async function channelDocument({ store, channel }: Site, request: Request, pathname: string) {
  const revision = await store.readPointer(channel)
  if (!revision || !settingsOf(revision).acceptsMixes) return undefined
  const id = check(mixIdSchema, pathname.slice(MIXES_PATH.length).replace(/\.json$/, ''), 'Mix')
  let text: string | undefined
  if (pathname === VERSIONS_URL)
    text = `${JSON.stringify(await servedVersions(store, await readServed(store, channel, new Date())))}\n`
  else if (id.ok && mixUrl(id.value) === pathname) text = await store.readMix(channel, id.value)
  return text === undefined ? undefined : fileResponse(request, wholeFile('document.json', text))
}

/** Captured mails hold sign-in links, so only the machine itself may read them, and only under its own name. */
async function mailbox({ auth }: Site, request: Request, caller: Caller) {
  const isOwn =
    isLoopback(new URL(request.url).hostname) && isLoopback(caller.address.replace(/^::ffff:/, ''))
  return isOwn ? auth?.mailboxPage?.(request, caller) : undefined
}

/**
 * Returns the release that a visitor is shown, and the cohort to give to a browser that has none. A browser that returns no cookie is
 * never shown the release of a rollout. With a new choice for each page, it would alternate between the releases.
 */
function visitorOf(request: Request, current: Current) {
  const { next } = current
  if (!next) return { shown: current, given: undefined }
  const cohort = cohortIn(request.headers.get('cookie'), next.cohorts.find(isStaff))
  if (cohort === undefined) return { shown: current, given: drawnCohort() }
  return { shown: next.cohorts.includes(cohort) ? next : current, given: undefined }
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
