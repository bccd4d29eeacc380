import { SourceMap, type SourceMapPayload } from 'node:module'
import path from 'node:path'

/** Size of a source file in a minified script. */
export interface ModuleSize {
  /** Package from npm, a folder of the repository (`host`, `shared/ui`), or `webpack` for its own runtime. */
  package: string
  /** Path within the package, or from the repository's root. */
  name: string
  /** Minified bytes. */
  bytes: number
}

interface Places {
  /** The application's folder. */
  folder: string
  repository: string
}

/**
 * Returns the modules of a script, largest first, from the source map of its minification. Throws when the map is older than the script's
 * first line, because every byte would be attributed to a wrong module.
 */
export function modulesIn(script: string, map: unknown, places: Places): ModuleSize[] {
  const sources = new SourceMap(map as SourceMapPayload)
  if (script.startsWith('//') && 'originalSource' in sources.findEntry(0, 0))
    throw new Error('The source map takes the line that a script begins with for code of a module.')
  const bytes = bytesBySource(script, sources)
  return [...bytes]
    .map(([source, size]) => ({ ...describeSource(source, places), bytes: size }))
    .sort((a, b) => b.bytes - a.bytes)
}

/** Every byte belongs to the source of the mapping before it, on an earlier line too: long templates have one mapping. */
function bytesBySource(script: string, map: SourceMap) {
  const bytes = new Map<string, number>()
  script.split('\n').forEach((line, row, { length }) => {
    for (let column = 0; column < line.length; column += 1) {
      const entry = map.findEntry(row, column)
      const source = 'originalSource' in entry ? entry.originalSource : ''
      const character = line.codePointAt(column) ?? 0
      bytes.set(source, (bytes.get(source) ?? 0) + utf8Length(character))
      if (character > 0xffff) column += 1
    }
    if (row < length - 1) bytes.set('', (bytes.get('') ?? 0) + 1)
  })
  return bytes
}

function utf8Length(character: number) {
  if (character < 0x80) return 1
  if (character < 0x800) return 2
  return character < 0x10000 ? 3 : 4
}

const NODE_MODULE = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\/(.*)$/

function describeSource(source: string, { folder, repository }: Places) {
  const [, npm, inside] = NODE_MODULE.exec(source) ?? []
  if (npm !== undefined && inside !== undefined) return { package: npm, name: inside }
  if (!path.isAbsolute(source)) return { package: 'webpack', name: source || 'between the modules' }
  const name = path.relative(repository, source)
  const room = /^(?:shared\/)?[^/]+/.exec(name)?.[0]
  return { package: room ?? path.basename(folder), name }
}
