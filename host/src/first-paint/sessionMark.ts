import { css } from 'styled-components'

/** Set on the html element before anything is painted, when the browser has stored a session. */
const MARKED = 'html[data-session]'

/** Seen until it is known who is there, except by visitors whose browser has stored a session. */
export const forVisitors = css`
  ${MARKED} & {
    display: none;
  }
`

/** Seen until it is known who is there, by visitors whose browser has stored a session. */
export const forSessions = css`
  html:not([data-session]) & {
    display: none;
  }
`
