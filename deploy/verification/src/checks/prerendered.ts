import { PAGE_MARKUP } from '@crossbook/contract'
import type { Page } from 'playwright-core'

/** Properties of the window: the heading that the page was prerendered with, and all elements that came with the page. */
const HEADING = 'prerenderedHeading'
export const CAME_WITH_PAGE = 'cameWithPage'

/** Records the prerendered heading and elements of each page that is opened from now on. */
export function watchPrerendered(page: Page) {
  return page.addInitScript(
    ([rootId, headingName, cameName]) => {
      addEventListener('DOMContentLoaded', () => {
        const heading = document.querySelector('main h1')
        if (heading) Reflect.set(window, headingName, heading)
        Reflect.set(window, cameName, new WeakSet(document.querySelectorAll(`#${rootId} *`)))
      })
    },
    [PAGE_MARKUP.rootId, HEADING, CAME_WITH_PAGE] as const,
  )
}

/** State of the page's prerendered heading: hydrated, rendered again, or absent. */
export function prerenderedHeading(page: Page): Promise<'absent' | 'kept' | 'replaced'> {
  return page.evaluate((name) => {
    const heading = Reflect.get(window, name) as Element | undefined
    if (!heading) return 'absent'
    return heading === document.querySelector('main h1') ? 'kept' : 'replaced'
  }, HEADING)
}
