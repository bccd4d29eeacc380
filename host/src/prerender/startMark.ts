import { PAGE_MARKUP } from '@crossbook/contract'
import { css } from 'styled-components'
import { OWN_PATHS } from '../screens/siteScreens'

const { handsOver, hasSession, prerenderedPath, rootId, starting } = PAGE_MARKUP

/** Until the site has started, what is pressed is kept for it: it looks as if it were at work. */
export const holdsEarlyInput = css`
  html[${starting}] & :is(button:enabled, a[${handsOver}]) {
    cursor: progress;
  }
`

const OWN_PAGES = OWN_PATHS.map((path) => `[${prerenderedPath}='${path}']`).join(', ')

/** Those who have stored a session are sent on from the host's own pages, and do not see them before. */
export const hiddenWhileSentOn = css`
  html[${hasSession}][${starting}] #${rootId}:is(${OWN_PAGES}) & {
    visibility: hidden;
  }
`
