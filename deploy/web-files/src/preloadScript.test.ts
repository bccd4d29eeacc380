import { OWN_FONT, PAGE_MARKUP, PAGE_MARKUPS, PREFERENCES } from '@crossbook/contract'
import { FAR_MS, preloadScript } from './preloadScript'

const { preloadListId, sessionKey, hasSession, isSignedIn, font, fontsKey } = PAGE_MARKUP
const html = document.documentElement

const FONT = '/apps/host/1.0.0/type.woff2'

/** Milliseconds that the page's first byte took; undefined in browsers that do not say it. */
let firstByteAfter: number | undefined

beforeAll(() =>
  Object.assign(performance, {
    getEntriesByType: () =>
      firstByteAfter === undefined ? [] : [{ requestStart: 5, responseStart: 5 + firstByteAfter }],
  }),
)
afterAll(() => Reflect.deleteProperty(performance, 'getEntriesByType'))

/** Runs what stands in the head of a page of today. */
function openPage(markup = PAGE_MARKUPS.at(-1) ?? PAGE_MARKUP) {
  document.head.innerHTML = `<script type="application/json" id="${preloadListId}">${JSON.stringify({ always: [], visitor: [], session: [], restoring: [] })}</script><link ${font} as="font" href="${FONT}">`
  window.eval(preloadScript(markup))
}

const endsIn = (seconds: number) => JSON.stringify({ expires_at: Math.floor(Date.now() / 1000) + seconds })

beforeEach(() => {
  localStorage.clear()
  firstByteAfter = FAR_MS
  html.style.cssText = ''
  for (const name of html.getAttributeNames()) html.removeAttribute(name)
})
afterEach(() => jest.restoreAllMocks())

describe('before any other script runs, the page is marked', () => {
  it.each([
    ['for somebody whose session has not expired', endsIn(60), true],
    ['for nobody by a session that has expired', endsIn(-60), false],
    ['for nobody by a record that is no session', '{"expires_at":"soon"}', false],
    ['for nobody by one that cannot be read', '{', false],
    ['for nobody without one', null, false],
  ])('%s', (_what, stored, is) => {
    if (stored !== null) localStorage.setItem(sessionKey, stored)
    openPage()
    expect(html.hasAttribute(isSignedIn)).toBe(is)
    expect(html.hasAttribute(hasSession)).toBe(stored !== null)
  })

  it('with what the visitor has chosen, and with nothing else that is kept', () => {
    localStorage.setItem('crossbook.favorite-coins', 'BTC,DOGE')
    localStorage.setItem('crossbook.balances-hidden', 'true')
    localStorage.setItem('crossbook.session-verifier', 'a'.repeat(43))
    localStorage.setItem('crossbook.notes', '"> <b onclick=x>')
    localStorage.setItem('else', 'true')
    localStorage.setItem(sessionKey, endsIn(60))
    openPage()
    const marks = html.getAttribute(PREFERENCES)?.split(' ') ?? []
    expect(marks.sort()).toEqual(['balances-hidden:true', 'favorite-coins:BTC', 'favorite-coins:DOGE'])
  })

  it('with nothing where storage is blocked', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
    openPage()
    expect(html.getAttribute(PREFERENCES)).toBe('')
    expect(html.hasAttribute(isSignedIn)).toBe(false)
  })

  it('not at all for hosts from before the marks', () => {
    localStorage.setItem(sessionKey, endsIn(60))
    openPage(PAGE_MARKUPS[4])
    expect(html.hasAttribute(hasSession)).toBe(true)
    expect(html.hasAttribute(isSignedIn)).toBe(false)
    expect(html.hasAttribute(PREFERENCES)).toBe(false)
  })
})

describe('the site’s font', () => {
  const asked = () =>
    [...document.querySelectorAll('link[rel=preload][as=font]')].map((link) => link.getAttribute('href'))
  const shown = () => html.style.getPropertyValue(OWN_FONT)

  it.each([
    ['where the page’s first byte came quickly', FAR_MS],
    ['where the browser does not say how quickly', undefined],
  ])('is asked for at once and noted %s', (_what, taken) => {
    firstByteAfter = taken
    openPage()
    expect(asked()).toEqual([FONT])
    expect(shown()).toBe('')
    expect(localStorage.getItem(fontsKey)).toBe(FONT)
  })

  it('is left to the host where it could not be there before the page is drawn, which goes without', () => {
    firstByteAfter = FAR_MS + 1
    openPage()
    expect(asked()).toEqual([])
    expect(shown()).toBe('none')
    expect(localStorage.getItem(fontsKey)).toBeNull()
  })

  it('is asked for over any line by a browser that has fetched it, and by no other version’s', () => {
    firstByteAfter = FAR_MS + 1
    localStorage.setItem(fontsKey, FONT)
    openPage()
    expect(asked()).toEqual([FONT])
    expect(shown()).toBe('')

    localStorage.setItem(fontsKey, FONT.replace('1.0.0', '0.9.0'))
    openPage()
    expect(asked()).toEqual([])
    expect(shown()).toBe('none')
  })

  it('goes by the line alone where storage is blocked', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
    openPage()
    expect(asked()).toEqual([FONT])
    firstByteAfter = FAR_MS + 1
    openPage()
    expect(asked()).toEqual([])
  })

  it('is no business of the script in pages of hosts from before', () => {
    openPage(PAGE_MARKUPS[8])
    expect(asked()).toEqual([])
    expect(shown()).toBe('')
  })
})

it('asks for what is listed behind it once the document has been read', () => {
  const reading = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.head.innerHTML = ''
  window.eval(preloadScript(PAGE_MARKUP))
  const list = {
    always: [['/apps/host/1.0.0/site.js', 'script', 'sha256-site']],
    visitor: [],
    session: [],
    restoring: [],
  }
  document.body.innerHTML = `<script type="application/json" id="${preloadListId}">${JSON.stringify(list)}</script>`
  const asked = () => document.querySelector('link[rel=preload][as=script]')?.getAttribute('integrity')
  expect(asked()).toBeUndefined()
  reading.mockReturnValue('interactive')
  document.dispatchEvent(new Event('readystatechange'))
  expect(asked()).toBe('sha256-site')
})
