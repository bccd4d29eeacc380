import { BUILDS_URL, REPORT_LIMITS } from '@crossbook/contract'

/** Places that are worth reading: what is deeper is React's or the browser's. */
const MOST_PLACES = 15

/** A file of a build, and where in it; whatever its address has besides is left out. */
const PLACE = new RegExp(`(${BUILDS_URL}/[\\w./-]+)[^\\s:)]*(:\\d+:\\d+)`)

/** The function's name, as Chromium and as the others write it. */
const NAME = /^\s*at (?:async )?([\w$.]+) \(|^([\w$.]+)@/

/**
 * Where in the site's builds something was thrown, a line for each place: names of functions and files, and nothing that was in
 * the error's words or behind an address. Empty for what has no stack.
 */
export function stackPlaces(error: unknown) {
  if (!(error instanceof Error) || typeof error.stack !== 'string') return ''
  const places = error.stack.split('\n').flatMap((line) => {
    const [, file, place] = PLACE.exec(line) ?? []
    if (file === undefined || place === undefined) return []
    const [, name, otherName = ''] = NAME.exec(line) ?? []
    return [`${name ?? otherName} ${file}${place}`.trim()]
  })
  return places.slice(0, MOST_PLACES).join('\n').slice(0, REPORT_LIMITS.stack)
}
