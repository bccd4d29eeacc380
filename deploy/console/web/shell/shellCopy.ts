import type { Liveness } from '../queries/useEvents'

export const SHELL_COPY = {
  name: 'Release console',
  skip: 'Skip to content',
  views: 'Views',
  matrix: 'Matrix',
  mixes: 'Mixes',
  faults: 'Faults',
  search: 'Search',
  searchHint: 'Channels, applications, mixes…',
  notThere: 'Page not found',
  notThereLead: 'The address may be mistyped, or belong to another version of the console.',
  toMatrix: 'Go to the matrix',
  title: (view: string) => `${view} · Release console`,
} as const

/** Labels for the connection to the server's events. */
export const LIVENESS_LABELS: Readonly<Record<Liveness, string>> = {
  live: 'Live',
  connecting: 'Connecting…',
  lost: 'Not connected: the data may be out of date',
}
