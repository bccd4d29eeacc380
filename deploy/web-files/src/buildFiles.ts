import { MANIFEST } from './manifest'

/** What browsers load of a build: scripts, styles, fonts, pictures, and maps that lead from a script to its sources. */
export const BUILD_ENDINGS = ['css', 'jpg', 'js', 'map', 'png', 'svg', 'webp', 'woff2'] as const

/** Texts of licences, to which a bundle's first comment leads. */
export const LICENCE_ENDING = '.LICENSE.txt'

/**
 * Whether a site serves this file of a build. A build may hold one more, which renders its screens at promotion; everything
 * else could be opened on the site's origin as a document of its own.
 */
export function isServed(file: string) {
  return (
    file === MANIFEST ||
    file.endsWith(LICENCE_ENDING) ||
    BUILD_ENDINGS.some((ending) => file.endsWith(`.${ending}`))
  )
}
