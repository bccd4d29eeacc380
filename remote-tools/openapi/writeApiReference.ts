import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readDescription } from './description'
import { referenceSource } from './referenceSource'

const FILE = path.join(import.meta.dirname, '../src/api/apiReference.generated.ts')

await writeFile(FILE, await referenceSource(await readDescription()))
console.info(`Wrote ${path.relative(process.cwd(), FILE)}`)
