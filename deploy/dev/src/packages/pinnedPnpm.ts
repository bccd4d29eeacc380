/** The program that runs the pnpm of the repository's package.json, checked by its hash; a path in the repository. */
export const PINNED_PNPM = 'deploy/dev/bin/pinnedPnpm.mjs'
