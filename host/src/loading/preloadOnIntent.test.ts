import type { SiteScreen } from '../screens/siteScreens'
import { preloadOnIntent } from './preloadOnIntent'
import type { ModuleAddress } from '../modules/moduleAddress'
import { createScreenLoader } from './screenLoader'

const address = (module: string): ModuleAddress => ({ app: 'wallet', version: '1.0.0', module })
const screens: SiteScreen[] = [
  { path: '/about', title: 'About', access: 'public', address: address('./about') },
  {
    path: '/dashboard',
    title: 'Dashboard',
    access: 'signedIn',
    address: address('./dashboard'),
    frame: address('./dashboard-frame'),
  },
]

function setUp({ signedIn = false } = {}) {
  const asked: string[] = []
  const ready: string[] = []
  const loader = createScreenLoader(({ module }) => {
    asked.push(module)
    return Promise.resolve(() => null)
  }, jest.fn())
  const stop = preloadOnIntent({
    screens,
    loader,
    mayOpen: ({ access }) => access === 'public' || signedIn,
    onReady: ({ pathname }) => ready.push(pathname),
    onLeft: () => ready.push('none'),
  })
  return { asked, ready, stop }
}

function link(href: string) {
  document.body.innerHTML = `<a href="${href}"><b>Go</b></a>`
  const inside = document.querySelector('b')
  if (!inside) throw new Error('the link was not rendered')
  return inside
}

describe('the intent to follow a link', () => {
  it.each(['pointerover', 'focusin', 'touchstart'])(
    'starts loading its screen on %s, whoever rendered it',
    (event) => {
      const { asked, stop } = setUp()
      link('/about/').dispatchEvent(new Event(event, { bubbles: true }))
      expect(asked).toEqual(['./about'])
      stop()
    },
  )

  it('loads the frame beside the screen', () => {
    const { asked, stop } = setUp({ signedIn: true })
    link('/dashboard').dispatchEvent(new Event('pointerover', { bubbles: true }))
    expect(asked).toEqual(['./dashboard-frame', './dashboard'])
    stop()
  })

  it('fetches no code of a guarded screen for a visitor', () => {
    const { asked, stop } = setUp()
    link('/dashboard').dispatchEvent(new Event('pointerover', { bubbles: true }))
    expect(asked).toEqual([])
    stop()
  })

  it('fetches nothing for links to other sites and unknown addresses', () => {
    const { asked, stop } = setUp()
    link('https://elsewhere.test/about').dispatchEvent(new Event('pointerover', { bubbles: true }))
    link('/nowhere').dispatchEvent(new Event('pointerover', { bubbles: true }))
    expect(asked).toEqual([])
    stop()
  })

  it('makes the page ready once all that it needs has arrived, and none that the visitor has turned away from', async () => {
    const { ready, stop } = setUp({ signedIn: true })
    link('/about').dispatchEvent(new Event('pointerover', { bubbles: true }))
    link('/dashboard').dispatchEvent(new Event('pointerover', { bubbles: true }))
    expect(ready).toEqual([])
    await new Promise((resolve) => setTimeout(resolve))
    expect(ready).toEqual(['/dashboard'])
    stop()
  })

  it.each([
    ['the pointer', 'pointerout'],
    ['the focus', 'focusout'],
  ])('forgets the page when %s has left its link, not when it goes to a part of it', async (_, event) => {
    const { ready, stop } = setUp()
    const part = link('/about')
    const leave = (relatedTarget: Element) =>
      part.dispatchEvent(Object.assign(new Event(event, { bubbles: true }), { relatedTarget }))
    part.dispatchEvent(new Event('pointerover', { bubbles: true }))
    await new Promise((resolve) => setTimeout(resolve))
    leave(part)
    expect(ready).toEqual(['/about'])
    leave(document.body)
    expect(ready).toEqual(['/about', 'none'])
    stop()
  })

  it('keeps the page when a finger is lifted from its link, which presses it', async () => {
    const { ready, stop } = setUp()
    const part = link('/about')
    part.dispatchEvent(new Event('touchstart', { bubbles: true }))
    await new Promise((resolve) => setTimeout(resolve))
    part.dispatchEvent(
      Object.assign(new Event('pointerout', { bubbles: true }), {
        relatedTarget: null,
        pointerType: 'touch',
      }),
    )
    expect(ready).toEqual(['/about'])
    stop()
  })

  it('makes nothing ready after it was stopped', async () => {
    const { ready, stop } = setUp()
    link('/about').dispatchEvent(new Event('pointerover', { bubbles: true }))
    stop()
    await new Promise((resolve) => setTimeout(resolve))
    expect(ready).toEqual([])
  })

  it('fetches nothing for visitors who save data', () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
    const { asked, stop } = setUp()
    link('/about').dispatchEvent(new Event('pointerover', { bubbles: true }))
    expect(asked).toEqual([])
    stop()
    Reflect.deleteProperty(navigator, 'connection')
  })
})
