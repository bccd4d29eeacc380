import path from 'node:path'

/** A part of a package that is bundled whether it is used or not, and what is bundled in its place. */
export interface LeftOutPart {
  package: string
  /** A file of it, from the package's own folder; left out: the package as a whole, by its name. */
  file?: string
  /** The file that stands in for it. */
  by: string
}

const RUNTIME = '@module-federation/runtime-core'
const IN_WEBPACK = '@module-federation/webpack-bundler-runtime'
const NOTHING = standIn('notPartOfThisBuild.ts')

/** What every application of ours bundles of the federation runtime, and never uses. */
const IN_ALL: readonly LeftOutPart[] = [
  { package: IN_WEBPACK, file: 'dist/getSharedFallbackGetter.js', by: NOTHING },
  { package: IN_WEBPACK, file: 'dist/init.js', by: standIn('init.ts') },
  // The host takes no shared module, and remotes have no first chunk that could need one at once.
  { package: IN_WEBPACK, file: 'dist/installInitialConsumes.js', by: NOTHING },
]

/** The host has the runtime itself, and styled-components. */
const IN_HOST: readonly LeftOutPart[] = [
  { package: IN_WEBPACK, file: 'dist/consumes.js', by: NOTHING },
  { package: RUNTIME, file: 'dist/utils/load.js', by: NOTHING },
  // The runtime's own carries texts for all errors of all its parts, and stack traces for its debug mode.
  { package: RUNTIME, file: 'dist/utils/logger.js', by: standIn('runtimeLogger.ts') },
  { package: RUNTIME, file: 'dist/utils/context.js', by: standIn('noContext.ts') },
  { package: '@module-federation/error-codes', by: standIn('errorCodes.ts') },
  { package: '@module-federation/sdk', file: 'dist/dom.js', by: NOTHING },
  // The browsers that the site supports need no prefixes, and styled-components adds none unless it is told to.
  { package: 'stylis', file: 'src/Prefixer.js', by: NOTHING },
]

/** Remotes take no remotes of their own. */
const IN_REMOTES: readonly LeftOutPart[] = [
  { package: IN_WEBPACK, file: 'dist/remotes.js', by: NOTHING },
  { package: '@module-federation/error-codes', by: standIn('errorCodes.ts') },
]

/** What a build leaves out of the packages that it uses; docs/decisions/parts-left-out.md says what each is worth. */
export const LEFT_OUT: Readonly<Record<'host' | 'remote', readonly LeftOutPart[]>> = {
  host: [...IN_ALL, ...IN_HOST],
  remote: [...IN_ALL, ...IN_REMOTES],
}

function standIn(file: string) {
  return path.join(import.meta.dirname, file)
}
