import type { Page, Response } from '@playwright/test'
import type { PageDocument } from '@crossbook/contract'
import { axeViolations, layoutShifts } from '@crossbook/verification'
import { headingIsKept } from '../prerender/prerenderedPage'
import { everyRoute } from '../site/routes'
import { backBarProblems } from './backBar'
import { balanceProblems } from './balances'
import { brokenWords } from './brokenWords'
import { cutRowProblems, wideProblems } from './edges'
import { restyleProblems } from './restyled'
import { textSizeProblems } from './textSizes'
import { voiceFaults } from './voiceFaults'

/** A page that has been opened and has started. */
interface OpenPage {
  page: Page
  path: string
  /** Response of the page's HTML. */
  response: Response | null
  release: PageDocument
}

/** A check of any page: `problems` returns nothing where all is well. */
interface PageCheck {
  /** Kind of the problems, for the test's message. */
  finds: string
  problems(open: OpenPage): Promise<readonly unknown[]>
}

/** Checks of every page. The first ones look at the page as it came; later ones may change it. */
export const PAGE_CHECKS: readonly PageCheck[] = [
  {
    finds: 'a replaced prerendered heading',
    problems: async ({ page }) => ((await headingIsKept(page)) ? [] : ['replaced']),
  },
  { finds: 'layout shifts', problems: ({ page }) => layoutShifts(page) },
  { finds: 'violations of axe', problems: ({ page }) => axeViolations(page) },
  { finds: 'inconsistent wording', problems: ({ page }) => voiceFaults(page) },
  { finds: 'a wrong title', problems: titleProblems },
  { finds: 'a wrong back bar', problems: ({ page, path }) => backBarProblems(page, path) },
  { finds: 'texts that are cut off or overlap', problems: ({ page }) => textSizeProblems(page) },
]

/** Checks of every page of signed-in users. */
export const TRADER_CHECKS: readonly PageCheck[] = [
  { finds: 'balances that stay visible', problems: ({ page, path }) => balanceProblems(page, path) },
]

/** Checks at a desk, which resize the window and restore it. */
export const DESK_CHECKS: readonly PageCheck[] = [
  { finds: 'restyled elements', problems: ({ page }) => restyleProblems(page) },
  {
    finds: 'layout problems',
    problems: async ({ page, path }) => {
      const size = page.viewportSize()
      const problems = [
        ...(await wideProblems(page, path)),
        ...(await cutRowProblems(page)),
        ...(await narrowProblems(page)),
      ]
      if (size) await page.setViewportSize(size)
      return problems
    },
  },
]

/** Every page has its title in its HTML and in the running page. */
async function titleProblems({ page, path, response, release }: OpenPage) {
  const screen = everyRoute(release).find((route) => route.path === path)
  const title = screen?.title ?? 'Page not found'
  const expected = path === '/' ? `Crossbook · ${title}` : `${title} · Crossbook`
  const html = (await response?.text()) ?? ''
  const shown = await page.title()
  return [
    ...(html.includes(`<title>${expected.replaceAll('&', '&amp;')}</title>`)
      ? []
      : [`not in the HTML: ${expected}`]),
    ...(shown === expected ? [] : [`${shown} instead of ${expected}`]),
  ]
}

/** The narrowest supported phone, and the CSS pixels of a 1280 by 720 window zoomed to 200 %. */
const NARROW = [
  { width: 320, height: 640 },
  { width: 640, height: 360 },
]

async function narrowProblems(page: Page) {
  const problems: string[] = []
  for (const window of NARROW) {
    await page.setViewportSize(window)
    for (const element of await widerThanWindow(page))
      problems.push(`too wide at ${window.width} px: ${element}`)
    for (const word of await brokenWords(page)) problems.push(`broken at ${window.width} px: ${word}`)
  }
  return problems
}

/** HTML of the elements that make the page wider than its window, if it is wider. */
function widerThanWindow(page: Page) {
  return page.evaluate(() => {
    const root = document.documentElement
    if (root.scrollWidth <= root.clientWidth) return []
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > root.clientWidth)
      .map((element) => element.outerHTML.slice(0, 200))
  })
}
