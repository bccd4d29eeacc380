import type { Files } from '@crossbook/web-files'
import { parse } from 'es-module-lexer'

/** A file next to the one that imports it, in any quotation marks. */
const SIBLING = /^["'`]?\.\/(?<file>[^"'`$]+)["'`]?$/

/** Files of a build that a module of it imports. */
function importsOf(files: Files, file: string) {
  if (!file.endsWith('.js')) return []
  const text = Buffer.from(files.get(file) ?? []).toString('utf8')
  const [imports] = parse(text)
  return imports.flatMap(({ s: start, e: end, d: dynamic }) => {
    const imported = SIBLING.exec(text.slice(start, end).trim())?.groups?.['file']
    return imported === undefined ? [] : [{ file: imported, isDynamic: dynamic !== -1 }]
  })
}

/** Files that a module imports when its code asks for them. */
export function dynamicImports(files: Files, file: string): string[] {
  return importsOf(files, file).flatMap((imported) => (imported.isDynamic ? [imported.file] : []))
}

/** These files and all that they import, directly or not. A dynamic import is followed where `follows` says so. */
export function reachable(
  files: Files,
  start: readonly string[],
  follows: (file: string) => boolean,
): string[] {
  const reached = new Set(start)
  for (const file of reached)
    for (const { file: imported, isDynamic } of importsOf(files, file))
      if (!isDynamic || follows(imported)) reached.add(imported)
  return [...reached]
}
