/** @jest-environment node */
import { appendToList } from './appendToList'

it('adds an element after the last one of a list', () => {
  expect(
    appendToList("export default defineRemote({ name: 'a', screens: [{ x: [1] }] })", 'screens', '{ y: 2 }'),
  ).toBe("export default defineRemote({ name: 'a', screens: [{ x: [1] }, { y: 2 }] })")
})

it('adds the first element, and keeps a comma at the end', () => {
  expect(appendToList('const screens = []', 'screens', '1')).toBe('const screens = [ 1]')
  expect(appendToList('const screens = [\n  2,\n] as const', 'screens', '3')).toBe(
    'const screens = [\n  2, 3,\n] as const',
  )
})

it.each([
  ['is made elsewhere', 'const screens = others.concat(more)'],
  ['is not there', 'const pages = []'],
])('gives up when the list %s', (_what, source) => {
  expect(appendToList(source, 'screens', '1')).toBeUndefined()
})
