import { BUILDS_URL, PAGE_MARKUP } from '@crossbook/contract'
import { MAX_MESSAGE_LENGTH, type WalkFinding } from '@crossbook/releases'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { complaintsOf } from './complaints'
import { axeViolations } from './checks/axeViolations'
import { waitForIdle } from './checks/waitForIdle'
import { differences } from './checks/differences'
import { layoutShifts } from './checks/layoutShifts'
import { prerenderedHeading, watchPrerendered } from './checks/prerendered'
import { type Speed, measureSpeed } from './checks/measureSpeed'
import { started } from './checks/started'
import { watchViolations } from './checks/watchViolations'
import type { PageToWalk, Visitor, Window } from './pagesToWalk'

/** A site that is walked through. */
export interface WalkedSite {
  url: string
  /** The stored session of a signed-in user. */
  session: string
  /** Versions that it shows, by application; another one in a page is a fallback build. */
  versions: ReadonlyMap<string, string>
}

/** Findings on a page, and its speed, if it started. */
export interface LookedAt {
  findings: WalkFinding[]
  speed: Speed | undefined
}

/** Long enough for a frame to be painted between two waves of files, or a shift between them would not be seen. */
const ROUND_TRIP_MS = 50

/** Functions that run in the page call this, because the loader of these files keeps function names. */
const NAMES_KEPT = 'globalThis.__name = (value) => value'

/** After this time a page counts as one that does not start. */
const START_MS = 30_000

const WINDOWS: Readonly<Record<Window, BrowserContextOptions>> = {
  desk: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
}

/** Maximum length of an element in a finding. */
const MOST_OF_ELEMENT = 160

/** Opens a page in a browser of its own and says of everything that a visitor would trip over. */
export function lookAtPage(browser: Browser, site: WalkedSite, wanted: PageToWalk): Promise<LookedAt> {
  return withPage(browser, site, wanted, async (page) => {
    const findings: WalkFinding[] = []
    const { path, visitor, window, leadsTo } = wanted
    const find = (look: WalkFinding['look'], message: string) =>
      void findings.push({ look, path, visitor, window, message: message.slice(0, MAX_MESSAGE_LENGTH) })

    await watchPrerendered(page)
    const refused = await watchViolations(page)
    const complaints = complaintsOf(page, wanted)
    const foreign = foreignBuilds(page, site.versions)
    const isOpen = await opened(page, site.url + path)
    if (isOpen !== true) find('start', isOpen)
    const speed = isOpen === true ? await measureSpeed(page).catch(() => undefined) : undefined
    const { pathname } = new URL(page.url())
    if (pathname !== leadsTo)
      find('guard', `It leads to ${pathname}${leadsTo === path ? '' : ` instead of ${leadsTo}`}.`)
    else if (isOpen === true && leadsTo === path)
      await lookAround(page, find).catch((error: unknown) =>
        // It has crashed, or goes elsewhere while it is looked at.
        find('start', `It could not be checked: ${firstLine(error)}`),
      )
    for (const build of foreign)
      find('fallback', `It was shown with the fallback build ${build}, because its own build did not work.`)
    for (const { directive, blocked } of refused)
      find('policy', `The site's policy (${directive}) refused ${blocked || 'an unnamed source'}.`)
    for (const { look, message } of complaints)
      // The policy's own event says it in fewer words.
      if (look !== 'policy' || refused.length === 0) find(look, message)
    // Last, because it leaves the page. Attributes do not depend on the window.
    if (isOpen === true && leadsTo === path && pathname === leadsTo && window === 'desk')
      await compareWithRendered(page, find)
    return { findings, speed }
  })
}

/** Opens a page to measure its speed only. */
export function measurePage(browser: Browser, site: WalkedSite, wanted: PageToWalk) {
  return withPage(browser, site, wanted, async (page) =>
    (await opened(page, site.url + wanted.path)) === true ? measureSpeed(page) : undefined,
  )
}

/** Opens an address and waits until the page has started and is idle. Otherwise returns the reason as a sentence. */
async function opened(page: Page, url: string): Promise<true | string> {
  const idle = waitForIdle(page)
  try {
    await page.goto(url, { waitUntil: 'commit', timeout: START_MS })
    await started(page, { timeout: START_MS })
    await idle()
    return true
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError')
      return `It has not started within ${START_MS / 1000} s.`
    return `It could not be opened: ${firstLine(error)}`
  }
}

async function lookAround(page: Page, find: (look: WalkFinding['look'], message: string) => void) {
  if ((await prerenderedHeading(page)) === 'replaced')
    find('hydration', 'The prerendered HTML was discarded and rendered again.')
  for (const { value, moved } of await layoutShifts(page))
    find(
      'shift',
      `Its layout shifted by ${value.toFixed(4)}: ${moved.map((one) => short(one ?? '')).join(', ')}`,
    )
  for (const alert of await fallbackAlerts(page)) find('fallback', `It shows the message “${alert}”.`)
  for (const { id, help, elements } of await axeViolations(page))
    find('axe', `${help} (${id}): ${elements.map(({ html }) => short(html)).join(', ')}`)
}

async function compareWithRendered(page: Page, find: (look: WalkFinding['look'], message: string) => void) {
  try {
    for (const difference of await differences(page)) find('hydration', difference)
  } catch (error) {
    find('start', `It could not be opened again: ${firstLine(error)}`)
  }
}

/** The host's message when neither a section nor its fallback build works. */
function fallbackAlerts(page: Page) {
  return page
    .getByRole('alert')
    .filter({ hasText: 'is not available right now' })
    .evaluateAll((alerts) => alerts.map(({ textContent }) => textContent.trim().slice(0, 100)))
}

/** Builds whose scripts the page fetched although the release does not show them. */
function foreignBuilds(page: Page, versions: ReadonlyMap<string, string>) {
  const found = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const [folder, app, version, file] = pathname.slice(1).split('/')
    if (`/${folder}` !== BUILDS_URL || app === undefined || version === undefined) return
    if (file?.endsWith('.js') && versions.get(app) !== version) found.add(`${app} ${version}`)
  })
  return found
}

async function withPage<T>(
  browser: Browser,
  { url, session }: WalkedSite,
  { visitor, window }: { visitor: Visitor; window: Window },
  act: (page: Page) => Promise<T>,
) {
  const localStorage = visitor === 'signedIn' ? [{ name: PAGE_MARKUP.sessionKey, value: session }] : []
  // A context of its own: nothing comes from the cache, and no page sees what another has kept.
  const context = await browser.newContext({
    ...WINDOWS[window],
    locale: 'en-US',
    timezoneId: 'UTC',
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  })
  try {
    await context.addInitScript(NAMES_KEPT)
    const page = await context.newPage()
    const network = await context.newCDPSession(page)
    await network.send('Network.enable')
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: ROUND_TRIP_MS,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
    return await act(page)
  } finally {
    await context.close()
  }
}

function firstLine(error: unknown) {
  const message = error instanceof Error ? error.message : String(error)
  return message.split('\n')[0] ?? ''
}

function short(html: string) {
  return html.length > MOST_OF_ELEMENT ? `${html.slice(0, MOST_OF_ELEMENT)}…` : html
}
