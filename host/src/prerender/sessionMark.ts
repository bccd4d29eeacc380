import { PAGE_MARKUP } from '@crossbook/contract'
import { css } from 'styled-components'

const { hasSession, isSignedIn } = PAGE_MARKUP

/** Seen until it is known who is there, except by those whose browser has stored a session. */
export const forVisitors = css`
  html[${hasSession}] & {
    display: none;
  }
`

/** Seen until it is known who is there, by those whose stored session has not expired. */
export const forSignedIn = css`
  html:not([${isSignedIn}]) & {
    display: none;
  }
`

/** Seen until it is known who is there, by all but those. */
export const forOthers = css`
  html[${isSignedIn}] & {
    display: none;
  }
`
