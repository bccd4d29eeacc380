import type { Liveness } from '../asking/useEvents'

export const SHELL_COPY = {
  name: 'Release console',
  skip: 'Skip to content',
  views: 'Views',
  matrix: 'Matrix',
  mixes: 'Mixes',
  faults: 'Faults',
  search: 'Search',
  searchHint: 'Channels, applications, mixes…',
  notThere: 'There is no such view',
  notThereLead: 'The address may be mistyped, or of another version of the console.',
  toMatrix: 'Go to the matrix',
  title: (view: string) => `${view} · Release console`,
} as const

/** Whether what is shown follows the store. */
export const LIVENESS_WORDS: Readonly<Record<Liveness, string>> = {
  live: 'Live',
  connecting: 'Connecting…',
  lost: 'Not connected: what you see may be old',
}
