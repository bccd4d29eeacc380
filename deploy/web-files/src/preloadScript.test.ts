import { PAGE_MARKUP } from '@crossbook/contract'
import { PRELOAD_SCRIPT, type PreloadList } from './preloadScript'

const { hasSession, isSignedIn, preloadListId } = PAGE_MARKUP
const html = document.documentElement

const LIST: PreloadList = {
  always: [['/prerenders/0/release.json', 'fetch', '']],
  visitor: [['/apps/host/1.0.0/login.js', 'script', 'sha256-login']],
  session: [
    ['/apps/wallet/1.0.0/home.js', 'script', 'sha256-home'],
    ['/apps/host/1.0.0/logos.svg', 'image', ''],
  ],
  restoring: [['/apps/host/1.0.0/session.js', 'script', 'sha256-session']],
}

beforeEach(() => void jest.spyOn(document, 'hidden', 'get').mockReturnValue(true))
afterEach(() => jest.restoreAllMocks())

/** Returns the requests of the page for a user with these marks. */
function requested(...marks: string[]) {
  document.head.innerHTML = ''
  for (const name of html.getAttributeNames()) html.removeAttribute(name)
  for (const mark of marks) html.setAttribute(mark, '')
  document.body.innerHTML = `<script type="application/json" id="${preloadListId}">${JSON.stringify(LIST)}</script>`
  window.eval(PRELOAD_SCRIPT)
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')]
}

const files = (links: HTMLLinkElement[]) => links.map((link) => link.getAttribute('href')?.split('/').at(-1))

it.each([
  ['a visitor', [], ['release.json', 'login.js']],
  ['somebody who is signed in', [hasSession, isSignedIn], ['release.json', 'home.js', 'logos.svg']],
  [
    'somebody whose session has expired',
    [hasSession],
    ['release.json', 'home.js', 'logos.svg', 'session.js'],
  ],
])('asks early for what %s needs', (_who, marks, expected) => {
  expect(files(requested(...marks))).toEqual(expected)
})

it('preloads with the attributes of the later request, so that each file is fetched once', () => {
  const [, script, image] = requested(hasSession, isSignedIn)
  expect(script?.getAttribute('integrity')).toBe('sha256-home')
  expect(script?.getAttribute('as')).toBe('script')
  expect(script?.hasAttribute('crossorigin')).toBe(true)
  expect(image?.hasAttribute('integrity')).toBe(false)
  expect(image?.hasAttribute('crossorigin')).toBe(false)
})

it('asks once the first frame is on the screen', async () => {
  jest.restoreAllMocks()
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(false)
  expect(requested()).toEqual([])
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  expect(document.querySelectorAll('link[rel=preload]')).toHaveLength(2)
})
