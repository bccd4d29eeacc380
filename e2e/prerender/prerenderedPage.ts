import { PAGE_MARKUP } from '@crossbook/contract'
import { prerenderedHeading, watchPrerendered } from '@crossbook/verification'
import type { Page } from '@playwright/test'
import { holdBack } from '../site/holdBack'

/** Collects the complaints of the page's console from now on, without missing pages. */
export function complaints(page: Page) {
  const messages: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('status of 404')) messages.push(message.text())
  })
  page.on('pageerror', (error) => messages.push(error.message))
  return messages
}

/** Holds all scripts back, so that the page keeps its prerendered HTML. The returned function releases them. */
export function holdScripts(page: Page) {
  return holdBack(page, '**/apps/**/*.js')
}

/** Milliseconds after the start in which nothing may move; prices begin to move after 3 seconds. */
const STILL_MS = 2_000

/** Remembers what moves on the page from its first paint on. */
export function watchShifts(page: Page) {
  return page.addInitScript(
    ([stillMs, starting]) => {
      const moved: string[] = []
      let end = Infinity
      Reflect.set(window, 'moved', moved)
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries().filter(({ startTime }) => startTime < end)) {
          const sources = (Reflect.get(entry, 'sources') ?? []) as { node: Node | null }[]
          moved.push(
            ...sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : 'text')),
          )
        }
      }).observe({ type: 'layout-shift', buffered: true })
      new MutationObserver(() => {
        if (!document.documentElement.hasAttribute(starting)) end = performance.now() + stillMs
      }).observe(document, { attributes: true, subtree: true, attributeFilter: [starting] })
    },
    [STILL_MS, PAGE_MARKUP.starting] as const,
  )
}

/** Returns the layout shifts of the page so far, before its prices moved. */
export function shifts(page: Page) {
  return page.evaluate(() => Reflect.get(window, 'moved') as string[])
}

/** Remembers each page's prerendered heading. */
export const watchHeading = watchPrerendered

/** Whether the page still contains its prerendered heading: hydrated, not rendered again. */
export async function headingIsKept(page: Page) {
  return (await prerenderedHeading(page)) === 'kept'
}
