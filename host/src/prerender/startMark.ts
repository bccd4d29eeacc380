import { PAGE_MARKUP } from '@crossbook/contract'
import { css } from 'styled-components'
import { OWN_PATHS } from '../screens/siteScreens'
import { SHELL_STANDS } from './earlyInput'

const { handsOver, hasSession, prerenderedPath, rootId, starting } = PAGE_MARKUP

/** Until the site has started, what is pressed is kept for it: it looks as if it were at work. */
export const holdsEarlyInput = css`
  html[${starting}] & :is(button:enabled, a[${handsOver}]) {
    cursor: progress;
  }
`

const OWN_PAGES = OWN_PATHS.map((path) => `[${prerenderedPath}='${path}']`).join(', ')

/** The same of what answers before the screen does. */
export const holdsEarlyInputOfShell = css`
  html[${starting}]:not([${SHELL_STANDS}]) & button:enabled {
    cursor: progress;
  }
`

/** Those who have stored a session are sent on from the host's own pages, and do not see them before. */
export const hiddenWhileSentOn = css`
  html[${hasSession}][${starting}] #${rootId}:is(${OWN_PAGES}) & {
    visibility: hidden;
  }
`
