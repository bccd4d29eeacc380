import { PAGE_MARKUP } from '@crossbook/contract'
import { createPrerendered, NOTHING_PRERENDERED } from './prerendered'

const spot = { app: 'trading', version: '1.0.0', module: './spot' }

/** A page as promotion has rendered it: a back bar, and a screen in an element of its own. */
function openPage() {
  document.body.innerHTML = `<main><nav>Back</nav><div ${PAGE_MARKUP.screen}><h1>Spot</h1><p>Prices</p></div></main>`
  const root = document.body
  return { root, prerendered: createPrerendered(root, { address: spot }) }
}

const dashboard = { app: 'wallet', version: '1.0.0', module: './dashboard' }
const sidebar = { ...dashboard, module: './sidebar' }

/** A page whose screen stands in a frame. */
function openFramedPage() {
  document.body.innerHTML = `<main><div ${PAGE_MARKUP.frame}><nav>Sidebar</nav><div ${PAGE_MARKUP.screen}><h1>Home</h1></div></div></main>`
  return createPrerendered(document.body, { address: dashboard, frame: sidebar })
}

const texts = (nodes: readonly Node[] | undefined) => nodes?.map(({ textContent }) => textContent)

it('has copies of the screen alone, also after its elements are gone', () => {
  const { root, prerendered } = openPage()
  root.replaceChildren()
  expect(texts(prerendered.copies(spot))).toEqual(['Spot', 'Prices'])
})

it('has none of another screen, nor of the same one in another build', () => {
  const { prerendered } = openPage()
  expect(prerendered.copies({ ...spot, module: './futures' })).toBeUndefined()
  expect(prerendered.copies({ ...spot, version: '1.1.0' })).toBeUndefined()
})

it('lets go of them when a screen stands by itself', () => {
  const { prerendered } = openPage()
  prerendered.copies(spot)
  prerendered.release(spot)
  expect(prerendered.copies(spot)).toBeUndefined()
})

it('keeps those of a screen whose module did not come, whatever stands meanwhile', () => {
  const { prerendered } = openPage()
  expect(prerendered.kept(spot)).toBeUndefined()
  prerendered.keep()
  prerendered.release(spot)
  expect(texts(prerendered.kept(spot))).toEqual(['Spot', 'Prices'])
})

it('has nothing on a page without a screen of its own', () => {
  document.body.innerHTML = '<main><h1>Page not found</h1></main>'
  const prerendered = createPrerendered(document.body, { address: spot })
  prerendered.keep()
  expect(prerendered.kept(spot)).toBeUndefined()
  expect(NOTHING_PRERENDERED.copies(spot)).toBeUndefined()
})

describe('a screen in a frame', () => {
  it('is kept with its frame when either does not come', () => {
    const prerendered = openFramedPage()
    prerendered.keep()
    document.body.replaceChildren()
    expect(texts(prerendered.kept(sidebar))).toEqual(['Sidebar', 'Home'])
    expect(texts(prerendered.kept(dashboard))).toEqual(['Home'])
  })

  it('is still there when its frame stands by itself, and gone with it when it stands', () => {
    const prerendered = openFramedPage()
    prerendered.release(sidebar)
    expect(prerendered.copies(sidebar)).toBeUndefined()
    expect(texts(prerendered.copies(dashboard))).toEqual(['Home'])
    const other = openFramedPage()
    other.release({ ...dashboard, module: './deposit' })
    expect([other.copies(sidebar), other.copies(dashboard)]).toEqual([undefined, undefined])
  })
})
