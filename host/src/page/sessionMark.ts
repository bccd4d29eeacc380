import { PAGE_MARKUP } from '@crossbook/contract'
import { css } from 'styled-components'

const { hasSession, isSignedIn } = PAGE_MARKUP

/** On what is shown by what the browser has stored, until it is known who is there. */
const BY_STORAGE = 'data-by-storage'

/**
 * Attributes of an element with one of the styles below: while it is not known who is there they count. An attribute, because a
 * class of its own for what is known would be a new rule in every page at its start.
 */
export function byStorage(isKnown: boolean) {
  return isKnown ? {} : { [BY_STORAGE]: '' }
}

/** Seen until it is known who is there, except by those whose browser has stored a session. */
export const forVisitors = css`
  html[${hasSession}] &[${BY_STORAGE}] {
    display: none;
  }
`

/** Seen until it is known who is there, by those whose stored session has not expired. */
export const forSignedIn = css`
  html:not([${isSignedIn}]) &[${BY_STORAGE}] {
    display: none;
  }
`

/** Seen until it is known who is there, by all but those. */
export const forOthers = css`
  html[${isSignedIn}] &[${BY_STORAGE}] {
    display: none;
  }
`
