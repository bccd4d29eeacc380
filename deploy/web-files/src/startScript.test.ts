import { PAGE_MARKUP, PREFERENCES } from '@crossbook/contract'
import { START_SCRIPT } from './startScript'

const { sessionKey, hasSession, isSignedIn, starting, typed } = PAGE_MARKUP
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
    blockStorage()
    openPage()
    expect(html.getAttribute(PREFERENCES)).toBe('')
    expect(html.hasAttribute(isSignedIn)).toBe(false)
    expect(html.hasAttribute(starting)).toBe(true)
  })
})

describe('until the site answers', () => {
  const field = (markup: string) => {
    document.body.innerHTML = `<form>${markup}</form>`
    const found = document.querySelector<HTMLInputElement>('input, select')
    if (!found) throw new Error('There is no field')
    return found
  }
  const type = (input: HTMLInputElement, value: string) => {
    input.value = value
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const submit = () => {
    const event = new Event('submit', { bubbles: true, cancelable: true })
    document.querySelector('form')?.dispatchEvent(event)
    return event.defaultPrevented
  }

  it('what is typed and ticked is remembered, and no form is sent', () => {
    openPage()
    const text = field('<input>')
    type(text, '0.5')
    expect(window[typed]?.get(text)).toBe('0.5')
    const tick = field('<input type="checkbox">')
    tick.click()
    expect(window[typed]?.get(tick)).toBe(true)
    expect(submit()).toBe(true)
  })

  it('and no longer', () => {
    openPage()
    html.removeAttribute(starting)
    const text = field('<input>')
    type(text, '0.5')
    expect(window[typed]?.size).toBe(0)
    expect(submit()).toBe(false)
  })
})
