import { PAGE_MARKUP } from '@crossbook/contract'
import { createPrerendered, NOTHING_PRERENDERED } from './prerendered'

const spot = { app: 'trading', version: '1.0.0', module: './spot' }

/** A page as promotion has rendered it: a back bar, and a screen in an element of its own. */
function openPage() {
  document.body.innerHTML = `<main><nav>Back</nav><div ${PAGE_MARKUP.screen}><h1>Spot</h1><p>Prices</p></div></main>`
  const root = document.body
  return { root, prerendered: createPrerendered(root, spot) }
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
  prerendered.release()
  expect(prerendered.copies(spot)).toBeUndefined()
})

it('keeps those of a screen whose module did not come, whatever stands meanwhile', () => {
  const { prerendered } = openPage()
  expect(prerendered.kept(spot)).toBeUndefined()
  prerendered.keep()
  prerendered.release()
  expect(texts(prerendered.kept(spot))).toEqual(['Spot', 'Prices'])
})

it('has nothing on a page without a screen of its own', () => {
  document.body.innerHTML = '<main><h1>Page not found</h1></main>'
  const prerendered = createPrerendered(document.body, spot)
  prerendered.keep()
  expect(prerendered.kept(spot)).toBeUndefined()
  expect(NOTHING_PRERENDERED.copies(spot)).toBeUndefined()
})
