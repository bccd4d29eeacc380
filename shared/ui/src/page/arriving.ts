import styled from 'styled-components'

/**
 * Selects an element that may not have arrived completely, to hide parts of it that later content would move. On a complete page, something
 * must follow the element: place an `Arrived` after it. Browsers match `:last-child` only when the parent is complete.
 *
 * @example
 * const List = styled.ul`
 *   ${stillArriving} {
 *     visibility: hidden;
 *   }
 * `
 * // <List>…</List>
 * // <Arrived />
 */
export const stillArriving = '&:not(:has(+ *))'

/** Marks the end of the element before it. Takes no space. */
export const Arrived = styled.div`
  display: none;
`
