import { PAGE_MARKUP } from '@crossbook/contract'
import { createContext, useContext, useEffect } from 'react'
import { css } from 'styled-components'
import { OWN_PATHS } from '../screens/siteScreens'
import { restoreTyped } from './typedText'

const { hasSession, hostRuns, prerenderedPath, rootId, shellInteractive, starting } = PAGE_MARKUP

/** The two parts of a page that become interactive one after the other. */
export type PagePart = 'shell' | 'screen'

/** The progress of the page's start. */
export interface Startup {
  /** Marks a part of the page as interactive. Repeated calls have no effect. */
  markInteractive(part: PagePart): void
}

/**
 * Tracks the start of a page by attributes of its html element. Once both parts are interactive, removes the attributes and restores
 * the text that the user typed before.
 */
export function createStartup(page: Document): Startup {
  const waiting = new Set<PagePart>(['shell', 'screen'])
  const { documentElement: html } = page
  const finish = () => {
    for (const mark of [starting, hostRuns, shellInteractive]) html.removeAttribute(mark)
    restoreTyped(page)
  }
  return {
    markInteractive(part) {
      if (!waiting.delete(part)) return
      if (part === 'shell') html.setAttribute(shellInteractive, '')
      // Called from an effect. React renders nothing until all effects have run.
      if (waiting.size === 0) queueMicrotask(finish)
    },
  }
}

/** For pages that render without a browser. */
export const NOT_STARTING: Startup = { markInteractive() {} }

const StartupContext = createContext(NOT_STARTING)

export const StartupProvider = StartupContext.Provider

/** Marks a part of the page as interactive once the calling component has mounted and `isReady` is true. */
export function useInteractive(part: PagePart, isReady = true) {
  const startup = useContext(StartupContext)
  useEffect(() => {
    if (isReady) startup.markInteractive(part)
  }, [startup, part, isReady])
}

/** Controls that need code. Links are plain links until then, and fields keep what the user types. */
const BUTTONS = ":is(button, [type='submit'])"

/** Disables the buttons of the screen until it is interactive. */
export const unavailableUntilScreenIsInteractive = css`
  html[${starting}] & {
    cursor: progress;
  }

  html[${starting}] & ${BUTTONS} {
    pointer-events: none;
  }
`

/** Keeps the buttons of a notice about the screen available, such as Retry. */
export const availableBeforeScreenIsInteractive = css`
  html[${starting}] && ${BUTTONS} {
    pointer-events: auto;
  }
`

/** Disables the buttons around the screen until they are interactive. */
export const unavailableUntilShellIsInteractive = css`
  html[${starting}]:not([${shellInteractive}]) & {
    cursor: progress;
  }

  html[${starting}]:not([${shellInteractive}]) & ${BUTTONS} {
    pointer-events: none;
  }
`

const OWN_PAGES = OWN_PATHS.map((path) => `[${prerenderedPath}='${path}']`).join(', ')

/** Hides the host's own pages from users with a stored session, who are redirected from them. */
export const hiddenWhileRedirected = css`
  html[${hasSession}][${starting}] #${rootId}:is(${OWN_PAGES}) & {
    visibility: hidden;
  }
`
