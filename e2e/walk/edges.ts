import type { Page } from '@playwright/test'
import { routesFor } from '../site/routes'
import { started } from '../site/started'
import { expect, test } from '../site/test'
import { walking, WALK_MS } from './walkers'

test.describe.configure({ timeout: WALK_MS })

/** Widths at which content has room to its sides, in CSS pixels. */
const WIDE = [2560, 1920]

const HEIGHT = 1080

/** The content's width with the padding at its sides. */
const CONTENT_WIDTH = 1280 + 2 * 32

/** Windows of a desk in which much has to scroll. */
const LOW = [
  { width: 1280, height: 800 },
  { width: 1366, height: 650 },
]

/** Pages that take the whole window. */
const FULL_WIDTH = /^\/(?:dashboard|trading\/(?:spot|futures|margin|charts))/

test('header, content and footer of every page have the same edges on wide windows: the content’s, or the window’s under trading and the dashboard; cards fill their lines; and in low ones every row of a table can be seen whole [SHL-60] [LST-17]', async ({
  openAs,
  site,
}) => {
  const { page } = await openAs('trader')
  const open = walking(page)
  for (const { path } of routesFor('trader', site.page)) {
    await open(path)
    await started(page)
    for (const width of WIDE) {
      await page.setViewportSize({ width, height: HEIGHT })
      const { header, footer, content, isFullWidth } = await edges(page)
      expect.soft(footer, `the footer’s edges on ${path} at ${width} px`).toEqual(header)
      expect.soft(content ?? header, `the content’s edges on ${path} at ${width} px`).toEqual(header)
      expect.soft(isFullWidth, `whether ${path} takes the whole window`).toBe(FULL_WIDTH.test(path))
      expect
        .soft(await holes(page), `cards that do not fill their line on ${path} at ${width} px`)
        .toEqual([])
    }
    for (const window of LOW) {
      await page.setViewportSize(window)
      expect.soft(await cutRows(page), `${path} at ${window.width} by ${window.height} px`).toEqual([])
    }
  }
})

/** Lines of cards that have room for more than there are: the first card’s text. */
function holes(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *')].flatMap((grid) => {
      const { display, gridTemplateColumns } = getComputedStyle(grid)
      if (display !== 'grid' || grid.children.length < 2 || !grid.checkVisibility()) return []
      const isOneLine = new Set([...grid.children].map((one) => one.getBoundingClientRect().top)).size === 1
      // One that no card needs is there, unless it has no width.
      const columns = gridTemplateColumns.split(' ').filter((width) => parseFloat(width) > 0).length
      return isOneLine && grid.children.length < columns ? [grid.firstElementChild?.textContent] : []
    }),
  )
}

/** Rows of tables that are not seen whole though they have been scrolled to: something around them is lower than they are. */
function cutRows(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('main tbody > tr')].flatMap((row) => {
      if (!row.checkVisibility()) return []
      row.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      const { top, bottom } = row.getBoundingClientRect()
      for (
        let around = row.parentElement;
        around && around !== document.body;
        around = around.parentElement
      ) {
        if (getComputedStyle(around).overflowY === 'visible') continue
        const box = around.getBoundingClientRect()
        if (top < box.top - 1 || bottom > box.bottom + 1) return [row.textContent]
      }
      return []
    }),
  )
}

/**
 * Pixels between the sides of the window and what is seen of the page's parts. No content: a form or a text, which is a narrower
 * column in the middle, or the dashboard, whose sidebar stands at the window's edge.
 */
function edges(page: Page) {
  return page.evaluate((contentWidth) => {
    const whole = document.documentElement.clientWidth
    const inside = (element: Element) => {
      const { left, right } = element.getBoundingClientRect()
      const { paddingLeft, paddingRight } = getComputedStyle(element)
      return [left + parseFloat(paddingLeft), whole - right + parseFloat(paddingRight)].map(Math.round)
    }
    const part = (selector: string) => {
      const element = document.querySelector(selector)
      if (!element) throw new Error(`The page has no ${selector}`)
      return element
    }
    const full = document.querySelector('main [data-full-width]')
    const column = full
      ? [full].find((element) => parseFloat(getComputedStyle(element).paddingLeft) > 0)
      : [...part('main').querySelectorAll('*')].find(
          (element) => getComputedStyle(element).maxWidth === `${contentWidth}px`,
        )
    return {
      header: inside(part('body header')),
      footer: inside(part('body footer > *')),
      content: column && inside(column),
      isFullWidth: full !== null,
    }
  }, CONTENT_WIDTH)
}
