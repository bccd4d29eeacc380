import { PAGE_MARKUP } from '@crossbook/contract'
import { keepFonts } from './keepFonts'

const { font, fontsKey } = PAGE_MARKUP
const FONT = '/apps/host/1.0.0/type.woff2'

/** Sources of the fonts that were fetched, and whether they can be had. */
let fetched: string[]
let canBeHad: boolean

beforeAll(() =>
  Object.assign(globalThis, {
    FontFace: class {
      constructor(
        _family: string,
        readonly source: string,
      ) {}
      load() {
        fetched.push(this.source)
        return canBeHad ? Promise.resolve(this) : Promise.reject(new Error('A network error occurred.'))
      }
    },
  }),
)
afterAll(() => Reflect.deleteProperty(globalThis, 'FontFace'))

beforeEach(() => {
  fetched = []
  canBeHad = true
  localStorage.clear()
  document.head.innerHTML = `<link ${font} href="${FONT}">`
})
afterEach(() => jest.restoreAllMocks())

it('fetches the font that the page did without, and notes it for the next page', async () => {
  await keepFonts(document)
  expect(fetched).toEqual([`url("${FONT}")`])
  expect(localStorage.getItem(fontsKey)).toBe(FONT)
})

it('fetches nothing that the page has asked for itself', async () => {
  localStorage.setItem(fontsKey, FONT)
  await keepFonts(document)
  expect(fetched).toEqual([])
})

it('notes no font that could not be had, and throws nothing', async () => {
  canBeHad = false
  await keepFonts(document)
  expect(localStorage.getItem(fontsKey)).toBeNull()
})

it('fetches nothing where storage is blocked, or where the page leads to no fonts', async () => {
  document.head.innerHTML = ''
  await keepFonts(document)
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  await keepFonts(document)
  expect(fetched).toEqual([])
})
