import type { ReactElement } from 'react'

/**
 * Elements, or nothing, for a place that has other elements around it. Text has no place of its own there: page translation replaces
 * text nodes, and React could then neither change the text nor insert elements before it.
 */
export type Elements = ReactElement | readonly Elements[] | boolean | null | undefined
