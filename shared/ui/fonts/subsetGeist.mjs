import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

/**
 * Writes the part of Geist that the site shows, half as large as the package's file: what fonts weigh, the first paint of a
 * slow network waits for. Other letters come from the fallback font. After a change of SHOWN or WEIGHTS: `pnpm font`, and the same
 * ranges in fonts.css.
 */
const SHOWN = `${ascii()} ·×–—‘’“”•…€−≈←↑→↓✓`
const WEIGHTS = { min: 400, max: 700 }

const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
)
const font = await subsetFont(await readFile(source), SHOWN, {
  targetFormat: 'woff2',
  variationAxes: { wght: WEIGHTS },
})
await writeFile(new URL('../src/base/geist.woff2', import.meta.url), font)
console.log(`geist.woff2: ${font.byteLength} bytes`)

function ascii() {
  return Array.from({ length: 95 }, (_, at) => String.fromCodePoint(0x20 + at)).join('')
}
