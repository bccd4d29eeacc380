import type { SearchAnswer } from '../../src/documents'

export const SEARCH_COPY = {
  title: 'Search',
  found: (count: number, query: string) =>
    `${String(count)} ${count === 1 ? 'result' : 'results'} for “${query}”`,
  nothing: (query: string) =>
    `No results for “${query}”. Try a part of a name, a version, a release or a path.`,
  ask: 'Press / and type a channel, an application, a version, a release, a mix or a path.',
} as const

/** Labels for the kinds of results. */
export const RESULT_LABELS: Readonly<Record<SearchAnswer['found'][number]['kind'], string>> = {
  channel: 'Channel',
  app: 'Application',
  build: 'Build',
  release: 'Release',
  mix: 'Mix',
  route: 'Route',
}
