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
  const requested: string[] = []
  const loader = createScreenLoader(({ module }) => {
    requested.push(module)
    return Promise.resolve(() => null)
  }, jest.fn())
  const stop = preloadOnIntent({
    screens,
    loader,
    mayOpen: ({ access }) => access === 'public' || signedIn,
  })
  return { requested, stop }
}

function link(href: string) {
  document.body.innerHTML = `<a href="${href}"><b>Go</b></a>`
  const inside = document.querySelector('b')
  if (!inside) throw new Error('the link was not rendered')
  return inside
}

describe('the intent to follow a link', () => {
  it.each(['pointerover', 'focusin', 'touchstart'])(
    'starts loading its screen on %s, for a link of any application',
    (event) => {
      const { requested, stop } = setUp()
      link('/about/').dispatchEvent(new Event(event, { bubbles: true }))
      expect(requested).toEqual(['./about'])
      stop()
    },
  )

  it('loads the frame together with the screen', () => {
    const { requested, stop } = setUp({ signedIn: true })
    link('/dashboard').dispatchEvent(new Event('pointerover', { bubbles: true }))
    expect(requested).toEqual(['./dashboard-frame', './dashboard'])
    stop()
  })

  it('fetches no code of a guarded screen for a visitor', () => {
    const { requested, stop } = setUp()
    link('/dashboard').dispatchEvent(new Event('pointerover', { bubbles: true }))
    expect(requested).toEqual([])
    stop()
  })

  it('fetches nothing for links to other sites and unknown addresses', () => {
    const { requested, stop } = setUp()
    link('https://elsewhere.test/about').dispatchEvent(new Event('pointerover', { bubbles: true }))
    link('/nowhere').dispatchEvent(new Event('pointerover', { bubbles: true }))
    expect(requested).toEqual([])
    stop()
  })

  it('fetches nothing after it was stopped', () => {
    const { requested, stop } = setUp()
    stop()
    link('/about').dispatchEvent(new Event('pointerover', { bubbles: true }))
    expect(requested).toEqual([])
  })

  it('fetches nothing for visitors who save data', () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
    const { requested, stop } = setUp()
    link('/about').dispatchEvent(new Event('pointerover', { bubbles: true }))
    expect(requested).toEqual([])
    stop()
    Reflect.deleteProperty(navigator, 'connection')
  })
})
