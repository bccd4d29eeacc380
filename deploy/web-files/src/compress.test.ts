/** @jest-environment node */
import { brotliDecompressSync } from 'node:zlib'
import { type Compression, withCompressed } from './compress'

/** Words in an order that no compression finds at once. */
const PAGE = Buffer.from(
  Array.from({ length: 4_000 }, (_, index) => `<p>price ${(index * 7_919) % 1_009}</p>`).join('\n'),
)

async function compressed(compression?: Compression) {
  const made = await withCompressed(new Map([['page.html', PAGE]]), compression)
  return Buffer.from(made.get('page.html.br') ?? [])
}

it('fast compression gives the same page in more bytes', async () => {
  const [best, quick] = [await compressed(), await compressed('quick')]
  expect(brotliDecompressSync(best)).toEqual(PAGE)
  expect(brotliDecompressSync(quick)).toEqual(PAGE)
  expect(quick.byteLength).toBeGreaterThan(best.byteLength)
})
