import { BUILDS_URL, REPORT_LIMITS } from '@crossbook/contract'

/** The useful places: the rest of a stack belongs to React or to the browser. */
const MOST_PLACES = 15

/** The script's URL in a line of a stack, and the place in it. A script without a URL, such as a user script, has another word for it. */
const SCRIPT = /((?:[a-z][a-z0-9+.-]*:\/\/[^\s)]|<anonymous>|VM\d)[^\s)]*?):(\d+:\d+)/i

/** A file of a build: application, version, file. */
const BUILT_FILE = new RegExp(`^${BUILDS_URL}/([a-z][a-z0-9]*)/([\\w.+-]+)/([\\w.-]+)$`)

/** A file of a build that the site has published. */
export interface BuiltFile {
  app: string
  version: string
  /** Its name in the build. */
  name: string
  pathname: string
}

/** The function's name in a line of a stack, as Chromium and as the other browsers write it. */
const NAME = /^\s*at (?:async )?([\w$.]+) \(|^([\w$.]+)@/

/**
 * Returns the places in this site's builds that an error's stack names, a line for each: names of functions and files, without the
 * error's message and without queries of addresses. Empty for an error without a stack.
 */
export function stackFrames(error: unknown) {
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
 * Returns the file of a build that threw an error: the first script in the stack, or `filename` for an error without a stack.
 * Undefined when anything else threw it, such as an extension, a user script, another origin or a script that was put into the page.
 */
export function throwingFile(error: unknown, filename: string): BuiltFile | undefined {
  const [first = filename] = linesOf(error).flatMap((line) => SCRIPT.exec(line)?.[1] ?? [])
  return builtFile(first)
}

function linesOf(error: unknown) {
  return error instanceof Error && typeof error.stack === 'string' ? error.stack.split('\n') : []
}

function builtFile(script: string): BuiltFile | undefined {
  if (!script.startsWith(`${location.origin}/`)) return undefined
  const { pathname } = new URL(script)
  const [, app, version, name] = BUILT_FILE.exec(pathname) ?? []
  return app && version && name ? { app, version, name, pathname } : undefined
}
