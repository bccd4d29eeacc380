/** A problem of a working copy, shown in the terminal and over the page. */
export interface Problem {
  kind: 'compile' | 'types' | 'thrown'
  /** The description, in a line or a few. */
  message: string
  /** File, line and, where it is known, column, from the repository's root: `remote-tools/src/gas/Gas.tsx:12:5`. */
  place?: string
  /** Lines of that file around the place, each with its number. */
  excerpt?: string
  /** The way that led there: places, one a line. */
  way?: readonly string[]
}

/** Something that was thrown in an open page. */
export interface Thrown {
  /** Number within the page, for the answer. */
  id: number
  message: string
  stack: string
  /** Path of the page. */
  route: string
}

/** A message to an open page: all current problems, or the source of an exception that the page reported. */
export type PageMessage =
  { type: 'crossbook-problems'; data: readonly Problem[] } | { type: 'crossbook-placed'; data: Placed }

/** The exception that the page reported under this number. */
export interface Placed {
  id: number
  problem: Problem
}
