import type { Page } from 'playwright-core'

/** Property of the window: the heading that the page was prerendered with. */
const HEADING = 'prerenderedHeading'

/** Records the prerendered heading of each page that is opened from now on. */
export function watchPrerendered(page: Page) {
  return page.addInitScript((name) => {
    addEventListener('DOMContentLoaded', () => {
      const heading = document.querySelector('main h1')
      if (heading) Reflect.set(window, name, heading)
    })
  }, HEADING)
}

/** State of the page's prerendered heading: hydrated, rendered again, or absent. */
export function prerenderedHeading(page: Page): Promise<'absent' | 'kept' | 'replaced'> {
  return page.evaluate((name) => {
    const heading = Reflect.get(window, name) as Element | undefined
    if (!heading) return 'absent'
    return heading === document.querySelector('main h1') ? 'kept' : 'replaced'
  }, HEADING)
}
