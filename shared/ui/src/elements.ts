import type { ReactElement } from 'react'

/**
 * Elements, or nothing, for a place next to other elements. Plain text is not allowed there: page translation replaces text nodes,
 * and React could then neither change the text nor insert elements before it.
 */
export type Elements = ReactElement | readonly Elements[] | boolean | null | undefined
