import path from 'node:path'
import { codeFrameColumns } from '@babel/code-frame'
import type { Problem, Thrown } from '@crossbook/build/development'
import { check } from '@crossbook/contract'
import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping'
import * as v from 'valibot'

const MAX_MESSAGE_LENGTH = 2_000
const LONGEST_STACK = 20_000

/** Lines of the source that are shown around a place. */
const AROUND = { linesAbove: 3, linesBelow: 2 }

/** Number of stack frames that are shown. */
const LONGEST_WAY = 10

const thrownSchema = v.object({
  id: v.pipe(v.number(), v.integer()),
  message: v.pipe(v.string(), v.maxLength(MAX_MESSAGE_LENGTH)),
  stack: v.pipe(v.string(), v.maxLength(LONGEST_STACK)),
  route: v.pipe(v.string(), v.maxLength(MAX_MESSAGE_LENGTH)),
})

/** Reads a file of an application's build, by its address on the site; undefined when no application has it. */
export type ReadBuilt = (pathname: string) => Promise<{ folder: string; text: string } | undefined>

/** A place in a source file, such as `remote-tools/src/gas/Gas.tsx:3`, and the lines around it. */
interface Place {
  place: string
  excerpt?: string
}

/** Parses an error that a page sent; undefined when it is invalid. */
export function parseThrown(input: unknown): Thrown | undefined {
  const checked = check(thrownSchema, input, 'Thrown')
  return checked.ok ? checked.value : undefined
}

/** Finds the lines of the repository's own sources that a stack names, through the source maps of the builds. */
export async function locateError(
  { message, stack, route }: Thrown,
  root: string,
  readBuilt: ReadBuilt,
): Promise<Problem> {
  const maps = new Map<string, Promise<SourceMap | undefined>>()
  const places: Place[] = []
  for (const [, pathname, line, column] of stack.matchAll(/https?:\/\/[^/\s]+(\/[^\s:)]+):(\d+):(\d+)/g)) {
    if (pathname === undefined) continue
    const map = maps.get(pathname) ?? readMap(pathname, readBuilt)
    maps.set(pathname, map)
    const place = placeIn(await map, Number(line), Number(column), root)
    if (place) places.push(place)
  }
  const way = places.slice(0, LONGEST_WAY).map(({ place }) => place)
  return { kind: 'thrown', message: `${message} (thrown at ${route})`, ...places[0], way }
}

interface SourceMap {
  folder: string
  map: TraceMap
}

async function readMap(pathname: string, readBuilt: ReadBuilt): Promise<SourceMap | undefined> {
  const built = await readBuilt(`${pathname}.map`)
  if (!built) return undefined
  try {
    return { folder: built.folder, map: new TraceMap(built.text) }
  } catch {
    return undefined
  }
}

function placeIn(map: SourceMap | undefined, line: number, column: number, root: string): Place | undefined {
  if (!map) return undefined
  const found = originalPositionFor(map.map, { line, column: Math.max(0, column - 1) })
  if (found.source === null) return undefined
  const [, inFolder] = /^webpack:\/\/[^/]*\/([^?]+)/.exec(found.source) ?? []
  if (inFolder === undefined) return undefined
  const file = path.relative(root, path.resolve(map.folder, inFolder))
  // Frames in packages and in webpack's own code are skipped.
  if (file.startsWith('..') || file.includes('node_modules') || file.startsWith('webpack')) return undefined
  const source = sourceContentFor(map.map, found.source)
  const start = { line: found.line }
  return {
    place: `${file}:${found.line}`,
    ...(source !== null && { excerpt: codeFrameColumns(source, { start }, AROUND) }),
  }
}
