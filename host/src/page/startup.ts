import { PAGE_MARKUP } from '@crossbook/contract'
import { createContext, useContext, useEffect, useLayoutEffect } from 'react'
import { css } from 'styled-components'
import { OWN_PATHS } from '../screens/siteScreens'
import { createEarlyInput, type PagePart } from './earlyInput'

const { hasSession, hostRuns, prerenderedPath, rootId, shellInteractive, starting } = PAGE_MARKUP

/** The progress of the page's start. */
export interface Startup {
  /** Collects the user's input in a part of the page. Call it in a layout effect, once the part has mounted. */
  collectInput(part: PagePart): void
  /** Marks a part of the page as interactive. */
  markInteractive(part: PagePart): void
}

/**
 * Tracks the start of a page by attributes of its html element. Once both parts are interactive, removes the attributes and passes the
 * user's earlier input to React.
 */
export function createStartup(root: Element): Startup {
  const waiting = new Set<PagePart>(['shell', 'screen'])
  const html = root.ownerDocument.documentElement
  const input = createEarlyInput(root)
  const finish = () => {
    for (const mark of [starting, hostRuns, shellInteractive]) html.removeAttribute(mark)
    input.deliver()
  }
  return {
    collectInput: (part) => input.collect(part),
    markInteractive(part) {
      // A screen that replaces a notice is the second one of its part. Its input still has to be delivered.
      if (waiting.delete(part) && part === 'shell') html.setAttribute(shellInteractive, '')
      // Called from an effect. React renders nothing until all effects have run.
      if (waiting.size === 0) queueMicrotask(finish)
    },
  }
}

/** For pages that render without a browser. */
export const NOT_STARTING: Startup = { collectInput() {}, markInteractive() {} }

const StartupContext = createContext(NOT_STARTING)

export const StartupProvider = StartupContext.Provider

/** Keeps the user's input in a part of the page from before the calling component mounted with it. */
export function useEarlyInput(part: PagePart) {
  const startup = useContext(StartupContext)
  useLayoutEffect(() => startup.collectInput(part), [startup, part])
}

/** Marks a part of the page as interactive once the calling component has mounted and `isReady` is true. */
export function useInteractive(part: PagePart, isReady = true) {
  const startup = useContext(StartupContext)
  useEffect(() => {
    if (isReady) startup.markInteractive(part)
  }, [startup, part, isReady])
}

/** Controls that need code. Before it runs, links are plain links and fields keep the typed text. */
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
