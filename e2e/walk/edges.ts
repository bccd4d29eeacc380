import type { Page } from '@playwright/test'

/** Widths in CSS pixels at which the content has free space at its sides. */
const WIDE = [2560, 1920]

const HEIGHT = 1080

/** Width of the content with the padding at its sides. */
const CONTENT_WIDTH = 1280 + 2 * 32

/** Desk windows in which much has to scroll. */
const LOW = [
  { width: 1280, height: 800 },
  { width: 1366, height: 650 },
]

/** Pages that take the whole window. */
const FULL_WIDTH = /^\/(?:dashboard|trading\/(?:spot|futures|margin|charts))/

/**
 * Problems of a page in wide windows: header, content and footer must have the same edges (those of the content, or of the window
 * under trading and the dashboard), and a line of cards must have no empty places.
 */
export async function wideProblems(page: Page, path: string) {
  const problems: string[] = []
  for (const width of WIDE) {
    await page.setViewportSize({ width, height: HEIGHT })
    const { header, footer, content, isFullWidth } = await edges(page)
    const at = `at ${width} px`
    if (String(footer) !== String(header)) problems.push(`footer ${footer}, header ${header} ${at}`)
    if (content && String(content) !== String(header))
      problems.push(`content ${content}, header ${header} ${at}`)
    if (isFullWidth !== FULL_WIDTH.test(path)) problems.push(`full width is ${isFullWidth} ${at}`)
    for (const card of await emptyPlaces(page)) problems.push(`room for more cards next to ${card} ${at}`)
  }
  return problems
}

/** Rows of tables that cannot be scrolled into full view in low windows. */
export async function cutRowProblems(page: Page) {
  const problems: string[] = []
  for (const window of LOW) {
    await page.setViewportSize(window)
    for (const row of await cutRows(page)) problems.push(`${row} at ${window.width} by ${window.height} px`)
  }
  return problems
}

/** Returns the texts of the first cards in lines with space for more cards than they contain. */
function emptyPlaces(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *')].flatMap((grid) => {
      const { display, gridTemplateColumns } = getComputedStyle(grid)
      if (display !== 'grid' || grid.children.length < 2 || !grid.checkVisibility()) return []
      const isOneLine = new Set([...grid.children].map((one) => one.getBoundingClientRect().top)).size === 1
      // A column without a card still exists, unless it has no width.
      const columns = gridTemplateColumns.split(' ').filter((width) => parseFloat(width) > 0).length
      return isOneLine && grid.children.length < columns ? [grid.firstElementChild?.textContent] : []
    }),
  )
}

/** Returns rows that are still cut off after scrolling to them, because an element around them is lower than they are. */
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
 * Pixels between the sides of the window and the visible content of the page's parts. `content` is undefined for a form or a text,
 * which is a narrower column in the middle, and for the dashboard, whose sidebar is at the window's edge.
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
