/** @jest-environment node */
import { parseThrown, locateError } from './locateError'

/** A map of five built lines onto five lines of the same words, and of one line of a package. */
const MAP = JSON.stringify({
  version: 3,
  sources: [
    'webpack://crossbook_tools/./src/gas/Gas.tsx',
    'webpack://crossbook_tools/../node_modules/.pnpm/react@19/index.js',
  ],
  sourcesContent: ['one\ntwo\nthrow new Error()\nfour\nfive', 'react'],
  names: [],
  mappings: 'AAAA;AACA;AACA;AACA;AACA;ACAA',
})

const read = (pathname: string) =>
  Promise.resolve(
    pathname === '/apps/tools/1.0.0-dev/gas.js.map'
      ? { folder: '/work/crossbook/remote-tools', text: MAP }
      : undefined,
  )

const at = (line: number) => `http://localhost:3000/apps/tools/1.0.0-dev/gas.js:${line}:1`

const place = (stack: string) =>
  locateError({ id: 1, message: 'Error: no price', stack, route: '/tools/gas' }, '/work/crossbook', read)

it('names the lines of our own sources that a stack of any browser leads through, and shows the first', async () => {
  const problem = {
    kind: 'thrown',
    message: 'Error: no price (thrown at /tools/gas)',
    place: 'remote-tools/src/gas/Gas.tsx:3',
    excerpt: '  1 | one\n  2 | two\n> 3 | throw new Error()\n  4 | four\n  5 | five',
    way: ['remote-tools/src/gas/Gas.tsx:3', 'remote-tools/src/gas/Gas.tsx:1'],
  }
  expect(
    await place(`Error: no price\n    at priceOf (${at(3)})\n    at ${at(6)}\n    at Gas (${at(1)})`),
  ).toEqual(problem)
  expect(await place(`priceOf@${at(3)}\nGas@${at(1)}`)).toEqual(problem)
})

it('reports the error also without a known line', async () => {
  expect(
    await place('Error: no price\n    at http://localhost:3000/apps/wallet/1.0.0/wallet.js:1:1'),
  ).toEqual({
    kind: 'thrown',
    message: 'Error: no price (thrown at /tools/gas)',
    way: [],
  })
})

it('takes nothing from a page that it cannot have sent', () => {
  const thrown = { id: 1, message: 'Error', stack: '', route: '/' }
  expect(parseThrown(thrown)).toEqual(thrown)
  for (const input of [undefined, 'Error', { ...thrown, id: 'x' }, { ...thrown, message: 'x'.repeat(2_001) }])
    expect(parseThrown(input)).toBeUndefined()
})
