/** @jest-environment node */
import { packed, unpacked } from './packs'

const FILES = new Map([
  ['_404.html', Buffer.from('<p>Nothing here\n')],
  ['tools/gas.html.br', Buffer.from([0, 10, 255, 10])],
  ['empty.txt', Buffer.alloc(0)],
])

it('gives back the files that were packed, byte for byte and in their order', () => {
  const files = unpacked(packed(FILES))
  expect([...(files ?? [])].map(([name, bytes]) => [name, [...bytes]])).toEqual(
    [...FILES].map(([name, bytes]) => [name, [...bytes]]),
  )
})

it('makes the same bytes of the same files', () => {
  expect(packed(new Map(FILES))).toEqual(packed(FILES))
})

it('returns no file of an object that is truncated, longer, changed by a byte, or not a pack', () => {
  const whole = packed(FILES)
  const changed = Uint8Array.from(whole)
  changed[changed.length - 1] = 1
  const broken = [
    whole.subarray(0, -1),
    Buffer.concat([whole, Buffer.from('x')]),
    changed,
    Buffer.from('{}\n'),
  ]
  expect([...broken, Buffer.alloc(0)].map(unpacked)).toEqual(Array(5).fill(undefined))
  const header = Buffer.from(whole).toString('latin1').split('\n')[0] ?? ''
  const shorter = Buffer.concat([
    Buffer.from(`${header.replace('["empty.txt",0]', '["empty.txt",1]')}\n`),
    Buffer.from(whole).subarray(header.length + 1),
  ])
  expect(unpacked(shorter)).toBeUndefined()
})
