import { PAGE_MARKUP } from '@crossbook/contract'
import { createHeldScreen, NOTHING_HELD } from './heldScreen'

const spot = { app: 'trading', version: '1.0.0', module: './spot' }
const dashboard = { app: 'wallet', version: '1.0.0', module: './dashboard' }
const sidebar = { ...dashboard, module: './sidebar' }

/** A page as promotion has rendered it: a back bar, and a screen in an element of its own. */
function openPage() {
  document.body.innerHTML = `<main><nav>Back</nav><div ${PAGE_MARKUP.screen}><h1>Spot</h1><p>Prices</p></div></main>`
  return createHeldScreen(document.body, { address: spot })
}

/** A page whose screen is in a frame. */
function openFramedPage() {
  document.body.innerHTML = `<main><div ${PAGE_MARKUP.frame}><nav>Sidebar</nav><div ${PAGE_MARKUP.screen}><h1>Home</h1></div></div></main>`
  return createHeldScreen(document.body, { address: dashboard, frame: sidebar })
}

const texts = (nodes: readonly Node[] | undefined) => nodes?.map(({ textContent }) => textContent)

it('returns the elements of the screen alone, also after they were removed', () => {
  const held = openPage()
  expect(held.isIntact(spot)).toBe(true)
  document.body.replaceChildren()
  expect(held.isIntact(spot)).toBe(false)
  expect(texts(held.elements(spot))).toEqual(['Spot', 'Prices'])
})

it('holds nothing of another screen, nor of the same one in another build', () => {
  const held = openPage()
  for (const other of [
    { ...spot, module: './futures' },
    { ...spot, version: '1.1.0' },
  ])
    expect([held.isIntact(other), held.elements(other)]).toEqual([false, undefined])
})

it('releases a screen that has mounted on its own', () => {
  const held = openPage()
  held.release(spot)
  expect([held.isIntact(spot), held.elements(spot)]).toEqual([false, undefined])
})

it('holds nothing on a page without a screen of its own', () => {
  document.body.innerHTML = '<main><h1>Page not found</h1></main>'
  expect(createHeldScreen(document.body, { address: spot }).isIntact(spot)).toBe(false)
  expect(NOTHING_HELD.isIntact(spot)).toBe(false)
})

describe('a screen in a frame', () => {
  it('is held with its frame', () => {
    const held = openFramedPage()
    expect(texts(held.elements(sidebar))).toEqual(['Sidebar', 'Home'])
    expect(texts(held.elements(dashboard))).toEqual(['Home'])
  })

  it('is still held when its frame has mounted, and released when the screen has', () => {
    const held = openFramedPage()
    held.release(sidebar)
    expect([held.isIntact(sidebar), held.isIntact(dashboard)]).toEqual([false, true])
    const other = openFramedPage()
    other.release({ ...dashboard, module: './deposit' })
    expect([other.isIntact(sidebar), other.isIntact(dashboard)]).toEqual([false, false])
  })
})
