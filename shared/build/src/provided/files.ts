import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Files that the host shares in place of a whole package, by request. */
export const PROVIDED_FILES = { 'react-router-dom': path.join(import.meta.dirname, 'router.ts') } as const

/** The names that such a file exports. */
export function namesProvidedBy(file: string): readonly string[] {
  const lists = readFileSync(file, 'utf8').matchAll(/^export \{([^}]*)\} from/gm)
  return [...lists].flatMap(([, names = '']) => names.match(/\w+/g) ?? [])
}
