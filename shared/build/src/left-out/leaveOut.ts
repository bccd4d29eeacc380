import path from 'node:path'
import webpack from 'webpack'

interface Replacement {
  /** Folders of the package. */
  within: RegExp
  file: RegExp
  by: string
}

/** Files inside packages that are bundled whether they are used or not, and what is bundled in their place. */
const EVERYWHERE: readonly Replacement[] = [
  { within: runtime('runtime-core'), file: /\/(load|preload)\.js$/, by: 'notPartOfThisBuild.ts' },
  { within: runtime('sdk'), file: /\/(dom|node)\.js$/, by: 'notPartOfThisBuild.ts' },
  {
    within: runtime('webpack-bundler-runtime'),
    file: /\/(getSharedFallbackGetter|remotes)\.js$/,
    by: 'notPartOfThisBuild.ts',
  },
  { within: runtime('webpack-bundler-runtime'), file: /\/init\.js$/, by: 'init.ts' },
  // The runtime's own carries texts for all errors of all its parts, and stack traces for its debug mode.
  { within: runtime('runtime-core'), file: /\/logger\.js$/, by: 'runtimeLogger.ts' },
  { within: runtime('runtime-core'), file: /\/context\.js$/, by: 'noContext.ts' },
  // The browsers that the site supports need no prefixes, and styled-components adds none unless it is told to.
  { within: /[\\/]stylis[\\/]src$/, file: /\/Prefixer\.js$/, by: 'notPartOfThisBuild.ts' },
]

/** Packages of the federation runtime that are replaced as a whole, by request; for webpack's `resolve.alias`. */
export const replacedPackages = {
  '@module-federation/error-codes$': path.join(import.meta.dirname, 'errorCodes.ts'),
}

/** Remotes have no first chunk that could need a shared module at once. */
const IN_REMOTES: readonly Replacement[] = [
  {
    within: runtime('webpack-bundler-runtime'),
    file: /\/installInitialConsumes\.js$/,
    by: 'notPartOfThisBuild.ts',
  },
]

/** Replaces what no application of ours uses of the packages that it does use; about 10 KB of every page's script. */
export function leaveOutUnused(kind: 'host' | 'remote') {
  const replacements = kind === 'remote' ? [...EVERYWHERE, ...IN_REMOTES] : EVERYWHERE
  return new webpack.NormalModuleReplacementPlugin(/^\.\.?\/.*\.js$/, (request: Request) => {
    const replacement = replacements.find(
      ({ within, file }) => within.test(request.context) && file.test(request.request),
    )
    if (replacement) request.request = path.join(import.meta.dirname, replacement.by)
  })
}

interface Request {
  request: string
  context: string
}

/** Folders of a package of the federation runtime. */
function runtime(name: string) {
  return new RegExp(`[\\\\/]@module-federation[\\\\/]${name}[\\\\/]dist\\b`)
}
