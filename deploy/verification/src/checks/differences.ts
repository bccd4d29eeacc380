import { PAGE_MARKUP } from '@crossbook/contract'
import type { Page } from 'playwright-core'
import { started } from './started'
import { waitForIdle } from './waitForIdle'

/** An element with its attributes, and the elements in it. */
export interface Outline {
  name: string
  attributes: Readonly<Record<string, string>>
  children: readonly Outline[]
}

/** The screen, without its frame: that stays mounted between the screens that name it. */
const SCREEN = `[${PAGE_MARKUP.screen}]`

/** Milliseconds after which a difference counts. Parts of a screen, such as a chart, are drawn after the others. */
const PATIENCE_MS = 3_000

/** The chart library draws its own elements, which depend on when it drew last. */
const DRAWN = '.tv-lightweight-charts'

/**
 * Returns the attributes in which the hydrated screen of an open page differs from the same screen rendered by the browser. While hydrating,
 * React reports other texts and elements, but keeps other attributes without a message. To have the screen rendered, it
 * follows a link and goes back, so it has to be the last look at a page.
 */
export async function differences(page: Page): Promise<string[]> {
  // Prices and slides do not move then.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const hydrated = await outlineOf(page, SCREEN)
  await renderAgain(page)
  const found = await differencesFrom(page, (now) => differentAttributes(hydrated, now))
  if (found.length === 0) return []
  // Something may have moved, or was not drawn yet.
  const rendered = await outlineOf(page, SCREEN)
  const idle = waitForIdle(page)
  await page.reload({ waitUntil: 'commit' })
  await started(page)
  await idle()
  return differencesFrom(page, (now) => differentAttributes(now, rendered))
}

/** Compares the screen until nothing differs, or until the patience ends. */
async function differencesFrom(page: Page, compare: (now: readonly Outline[]) => string[]) {
  const end = performance.now() + PATIENCE_MS
  for (;;) {
    const found = compare(await outlineOf(page, SCREEN))
    if (found.length === 0 || performance.now() > end) return found
  }
}

/** Leaves the screen by the last link around it and goes back. */
async function renderAgain(page: Page) {
  const idle = waitForIdle(page)
  const heading = await page.locator('main h1').elementHandle()
  const from = new URL(page.url()).pathname
  // With the mouse: after a key, the focus on the next heading would be visible.
  await page.locator(':is(header, footer) a[href^="/"]:not([aria-current]):visible').last().click()
  await page.waitForFunction((left) => left?.isConnected === false, heading)
  await page.goBack()
  await page.waitForFunction(
    (path) => location.pathname === path && document.querySelector('main h1') !== null,
    from,
  )
  await idle()
}

/**
 * Returns the elements of a page that match a selector, with all that is in them, once the browser has painted them. Boxes without a box of
 * their own are left out: a hydrated page has more of them, because it was prerendered for users with any preferences.
 */
export function outlineOf(page: Page, selector: string): Promise<Outline[]> {
  return page.evaluate(
    async ([selected, drawn]) => {
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      const ids = new Map<string, string>()
      // React numbers the ids of `useId` in another way when it hydrates.
      const numbered = (id: string) => {
        const known = ids.get(id) ?? `id${ids.size}`
        ids.set(id, known)
        return known
      }
      const attributesOf = (element: Element) => {
        // In HTML, an option is selected by an attribute, and in the browser by a property.
        const names = element.getAttributeNames().filter((name) => name !== 'selected')
        return Object.fromEntries(
          names.map((name) => [name, (element.getAttribute(name) ?? '').replaceAll(/_r_\w+?_/gi, numbered)]),
        )
      }
      const outlines = (element: Element): Outline[] => {
        const attributes = attributesOf(element)
        const children = element.matches(drawn) ? [] : [...element.children].flatMap(outlines)
        return getComputedStyle(element).display === 'contents'
          ? children
          : [{ name: element.localName, attributes, children }]
      }
      return [...document.querySelectorAll(selected)].flatMap(outlines)
    },
    [selector, DRAWN] as const,
  )
}

/** One sentence for each attribute that differs. Elements that are not the same on both sides are not compared. */
export function differentAttributes(hydrated: readonly Outline[], rendered: readonly Outline[]): string[] {
  if (namesOf(hydrated) !== namesOf(rendered)) return []
  return hydrated.flatMap((one, index) => {
    const other = rendered[index]
    if (!other) return []
    const place = `<${one.name} class="${one.attributes['class'] ?? ''}">`
    const names = new Set([...Object.keys(one.attributes), ...Object.keys(other.attributes)])
    const own = [...names]
      .filter((name) => one.attributes[name] !== other.attributes[name])
      .map(
        (name) =>
          `${place} ${name} is ${valueOf(one, name)}, and ${valueOf(other, name)} if the browser renders it`,
      )
    return [...own, ...differentAttributes(one.children, other.children)]
  })
}

function namesOf(outlines: readonly Outline[]) {
  return outlines.map(({ name }) => name).join()
}

function valueOf({ attributes }: Outline, name: string) {
  const value = attributes[name]
  return value === undefined ? 'missing' : JSON.stringify(value)
}
