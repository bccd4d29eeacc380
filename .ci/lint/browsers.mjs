import { readFileSync } from 'node:fs'
import compat from 'eslint-plugin-compat'

/** The browsers that the site supports. */
const { browserslist } = JSON.parse(
  readFileSync(new URL('../../shared/build/package.json', import.meta.url), 'utf8'),
)

/** Functions that not all of them have, and that our code looks for before it uses them. */
const optional = [
  'trustedTypes',
  'document.fullscreenEnabled',
  'document.fullscreenElement',
  'document.exitFullscreen',
]

/**
 * Refuses browser functions that a supported browser does not have. Methods of values, such as `toSorted`, are refused by TypeScript's
 * `lib` instead: all supported browsers have those of ES2023.
 */
export const supportedBrowsers = {
  plugins: { compat },
  settings: { targets: browserslist, polyfills: optional },
  rules: { 'compat/compat': 'error' },
}
