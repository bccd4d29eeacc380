import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { sandboxFiles } from './process'

let name: Promise<string> | undefined

/** Returns a name for the code that renders and checks routes. Prerenders of other code have to be made again. */
export function prerendererName() {
  name ??= nameOfFiles()
  return name
}

async function nameOfFiles() {
  const own = await readdir(import.meta.dirname, { recursive: true })
  const sources = own
    .filter((file) => /\.(?:ts|js|mjs)$/.test(file) && !/\.test\.ts$|^testing/.test(file))
    .sort()
  const { engine, wasm } = await sandboxFiles()
  const files = [...sources.map((file) => path.join(import.meta.dirname, file)), engine, wasm]
  const hash = createHash('sha256')
  for (const file of files) {
    const bytes = await readFile(file)
    hash.update(`${path.basename(file)} ${bytes.byteLength}\n`).update(bytes)
  }
  return hash.digest('hex')
}
