import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'

const manifestSchema = v.object({ packageManager: v.string() })

/** The pnpm that the repository is made with, as npx takes it: `pnpm@10.34.8`. */
export async function pnpmOf(root: string) {
  const manifest: unknown = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'))
  return v.parse(manifestSchema, manifest).packageManager
}
