import { PAGE_MARKUP, PREFERENCES } from '@crossbook/contract'
import { START_SCRIPT } from './startScript'

const { sessionKey, hasSession, isSignedIn, starting } = PAGE_MARKUP
const html = document.documentElement

const openPage = () => {
  window.eval(START_SCRIPT)
}

const endsIn = (seconds: number) => JSON.stringify({ expires_at: Math.floor(Date.now() / 1000) + seconds })

beforeEach(() => {
  localStorage.clear()
  for (const name of html.getAttributeNames()) html.removeAttribute(name)
})
afterEach(() => jest.restoreAllMocks())

const blockStorage = () =>
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })

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

  it('with the visitor’s preferences, and with nothing else from storage', () => {
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
    blockStorage()
    openPage()
    expect(html.getAttribute(PREFERENCES)).toBe('')
    expect(html.hasAttribute(isSignedIn)).toBe(false)
    expect(html.hasAttribute(starting)).toBe(true)
  })
})

describe('a form', () => {
  const submit = () => {
    document.body.innerHTML = '<form><input></form>'
    const event = new Event('submit', { bubbles: true, cancelable: true })
    document.querySelector('form')?.dispatchEvent(event)
    return event.defaultPrevented
  }

  it('is not sent until the site answers', () => {
    openPage()
    expect(submit()).toBe(true)
  })

  it('is sent from then on', () => {
    openPage()
    html.removeAttribute(starting)
    expect(submit()).toBe(false)
  })
})
