import { BUILDS_URL, REPORT_LIMITS } from '@crossbook/contract'
import type { ModuleAddress } from '../modules/moduleAddress'

/** Places that are worth reading: the rest of a stack belongs to React or to the browser. */
const MOST_PLACES = 15

/** The script's URL in a line of a stack, and the place in it. */
const SCRIPT = /([a-z][a-z0-9+.-]*:\/\/[^\s)]+?):(\d+:\d+)/i

/** A file of a build: application, version, file. */
const BUILT_FILE = new RegExp(`^${BUILDS_URL}/([a-z][a-z0-9]*)/([\\w.+-]+)/([\\w.-]+)$`)

/** The function's name in a line of a stack, as Chromium and as the other browsers write it. */
const NAME = /^\s*at (?:async )?([\w$.]+) \(|^([\w$.]+)@/

/**
 * Returns the places in this site's builds that an error's stack names, a line for each: names of functions and files, without the
 * error's message and without queries of addresses. Empty for an error without a stack.
 */
export function stackPlaces(error: unknown) {
  const places = linesOf(error).flatMap((line) => {
    const [, script, place] = SCRIPT.exec(line) ?? []
    const file = script === undefined ? undefined : builtFile(script)
    if (file === undefined || place === undefined) return []
    const [, name, otherName = ''] = NAME.exec(line) ?? []
    return [`${name ?? otherName} ${file.pathname}:${place}`.trim()]
  })
  return places.slice(0, MOST_PLACES).join('\n').slice(0, REPORT_LIMITS.stack)
}

/**
 * Returns the build whose file threw an error: the first one that its stack names, or else the one that `filename` is a file of.
 * Undefined when an extension or another origin threw it, or when neither names a file of a build.
 */
export function failedBuild(error: unknown, filename: string): ModuleAddress | undefined {
  const named = linesOf(error).flatMap((line) => SCRIPT.exec(line)?.[1] ?? [])
  const scripts = named.length > 0 ? named : [filename]
  if (!isOwn(scripts[0])) return undefined
  // Frames of the page's own inline scripts come before a file of a build.
  const file = scripts.map(builtFile).find((found) => found !== undefined)
  return file && { app: file.app, version: file.version, module: moduleOf(file.name) }
}

function linesOf(error: unknown) {
  return error instanceof Error && typeof error.stack === 'string' ? error.stack.split('\n') : []
}

function isOwn(script: string | undefined) {
  return script !== undefined && URL.canParse(script) && new URL(script).origin === location.origin
}

function builtFile(script: string) {
  if (!isOwn(script)) return undefined
  const { pathname } = new URL(script)
  const [, app, version, name] = BUILT_FILE.exec(pathname) ?? []
  return app && version && name ? { app, version, name, pathname } : undefined
}

/** A module's name from a script's: `./history` for `history.js`. */
function moduleOf(file: string) {
  const name = file
    .replace(/\.js$/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+|-+$/g, '')
  return `./${name.slice(0, 80).replace(/-$/, '') || 'main'}`
}
