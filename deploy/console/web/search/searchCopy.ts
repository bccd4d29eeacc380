import type { SearchAnswer } from '../../src/documents'

export const SEARCH_COPY = {
  title: 'Search',
  found: (count: number, words: string) =>
    `${String(count)} ${count === 1 ? 'thing' : 'things'} found for “${words}”`,
  nothing: (words: string) =>
    `Nothing is found for “${words}”. Try a part of a name, a version, a release or a path.`,
  ask: 'Press / and type what you look for: a channel, an application, a version, a release, a mix or a path.',
} as const

/** What has been found, in a word. */
export const FOUND_WORDS: Readonly<Record<SearchAnswer['found'][number]['kind'], string>> = {
  channel: 'Channel',
  app: 'Application',
  build: 'Build',
  release: 'Release',
  mix: 'Mix',
  route: 'Route',
}
