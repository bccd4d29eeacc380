import { PAGE_MARKUP } from '@crossbook/contract'
import { css } from 'styled-components'

const { hasSession, isSignedIn } = PAGE_MARKUP

/** Attribute of elements whose visibility depends on the browser's stored session, until the user is known. */
const BY_STORAGE = 'data-by-storage'

/**
 * Returns the attributes of an element with one of the styles below. The styles apply until the user is known. A separate class for that
 * state would add a new CSS rule to every page during its start, so it is an attribute.
 */
export function byStorage(isKnown: boolean) {
  return isKnown ? {} : { [BY_STORAGE]: '' }
}

/** Shown until the user is known, except to users whose browser has stored a session. */
export const forVisitors = css`
  html[${hasSession}] &[${BY_STORAGE}] {
    display: none;
  }
`

/** Shown until the user is known, to users whose stored session has not expired. */
export const forSignedIn = css`
  html:not([${isSignedIn}]) &[${BY_STORAGE}] {
    display: none;
  }
`

/** Shown until the user is known, to the users that `forSignedIn` leaves out. */
export const forOthers = css`
  html[${isSignedIn}] &[${BY_STORAGE}] {
    display: none;
  }
`
