import { PAGE_MARKUP } from '@crossbook/contract'
import { css } from 'styled-components'

const { hasSession } = PAGE_MARKUP

/** Set on the html element before anything is painted, when the browser has stored a session. */
const MARKED = `html[${hasSession}]`

/** Seen until it is known who is there, except by visitors whose browser has stored a session. */
export const forVisitors = css`
  ${MARKED} & {
    display: none;
  }
`

/** Seen until it is known who is there, by visitors whose browser has stored a session. */
export const forSessions = css`
  html:not([${hasSession}]) & {
    display: none;
  }
`
