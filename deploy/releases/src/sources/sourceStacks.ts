import { appNameSchema, appVersionSchema, BUILDS_URL, check, fileNameSchema } from '@crossbook/contract'
import type { Store } from '@crossbook/store'
import { MAP_ENDING } from '@crossbook/web-files'
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'

/** A place in a file of a build: `/apps/wallet/1.1.0/history.js:1:200`. */
const PLACE = new RegExp(`(${BUILDS_URL}/([^/\\s]+)/([^/\\s]+)/([^/\\s:]+)):(\\d+):(\\d+)`)

/**
 * Makes a function that turns the stack of a fault report, a place in a build's file on each line, into places in source files, such as
 * `remote-wallet/src/history/History.tsx:42:5`. It reads the maps that the store keeps with the builds, each once. Lines of builds
 * without maps are unchanged.
 */
export function sourceStacks(store: Pick<Store, 'readBuildFile'>) {
  const maps = new Map<string, Promise<TraceMap | undefined>>()

  const sourceLine = async (line: string) => {
    const [, file, app, version, name, row, column] = PLACE.exec(line) ?? []
    if (file === undefined) return line
    const map = maps.get(file) ?? readMap(store, app, version, name)
    maps.set(file, map)
    return placeIn(await map, Number(row), Number(column)) ?? line
  }
  return async (stack: string) => (await Promise.all(stack.split('\n').map(sourceLine))).join('\n')
}

/** Reports come from anybody, so the names in them are checked before a file is read. */
async function readMap(
  store: Pick<Store, 'readBuildFile'>,
  ...[appName, appVersion, fileName]: (string | undefined)[]
) {
  const app = check(appNameSchema, appName, 'App')
  const version = check(appVersionSchema, appVersion, 'Version')
  const file = check(fileNameSchema, fileName, 'File')
  if (!app.ok || !version.ok || !file.ok) return undefined
  try {
    const bytes = await store.readBuildFile(app.value, version.value, file.value + MAP_ENDING)
    return bytes && new TraceMap(Buffer.from(bytes).toString('utf8'))
  } catch {
    // A damaged map, or a store that does not answer: the stack is readable without it.
    return undefined
  }
}

function placeIn(map: TraceMap | undefined, line: number, column: number) {
  if (!map || line < 1 || column < 1) return undefined
  // Stacks count columns from 1, maps from 0.
  const found = originalPositionFor(map, { line, column: column - 1 })
  return found.source === null ? undefined : `${found.source}:${found.line}:${found.column + 1}`
}
