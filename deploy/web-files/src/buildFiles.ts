/** The `app.json` of a build. */
export const MANIFEST = 'app.json'

/** The manifest of Module Federation next to it, by which hosts of other sites load the build. */
export const FEDERATION_MANIFEST = 'mf-manifest.json'

/** Extensions of files that browsers load: scripts, styles, fonts and pictures. */
export const BUILD_ENDINGS = ['css', 'jpg', 'js', 'png', 'svg', 'webp', 'woff2'] as const

/** Ends the name of a source map after that of its file; maps are published with a build and not served. */
export const MAP_ENDING = '.map'

/** Texts of licences, to which a bundle's first comment leads. */
export const LICENCE_ENDING = '.LICENSE.txt'

/**
 * Whether a site serves this file of a build. A build also holds source maps, and a file that renders its screens at promotion; everything
 * else could be opened on the site's origin as a document of its own.
 */
export function isServed(file: string) {
  return (
    file === MANIFEST ||
    file === FEDERATION_MANIFEST ||
    file.endsWith(LICENCE_ENDING) ||
    BUILD_ENDINGS.some((ending) => file.endsWith(`.${ending}`))
  )
}
