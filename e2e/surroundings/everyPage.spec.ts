import { PRICE_TICK_MS } from '@crossbook/market'
import type { Page } from '@playwright/test'
import { mainMenus, openMenu } from '../journeys/header'
import { routesFor, sampled } from '../site/routes'
import { started } from '../site/started'
import { expect, test, type Visit, type Visitor } from '../site/test'
import { WALK_MS } from '../walk/visitors'
import { mainActionResponds } from './mainActions'
import { SURROUNDINGS } from './surroundings'

test.describe.configure({ timeout: WALK_MS })

/** Typed into a field of each page before the page is interactive. Every field accepts it, amounts included. */
const TYPED = '12'

const VISITORS = ['visitor', 'trader'] as const satisfies readonly Visitor[]

for (const visitor of VISITORS)
  test(`every page of a ${visitor} works in all surroundings at once`, async ({ openAs, site }) => {
    const visit = await openAs(visitor)
    for (const { install } of SURROUNDINGS) await install(visit.page.context())
    await walk(visit, routesFor(visitor, site.page))
  })

for (const { name, install } of SURROUNDINGS)
  for (const visitor of VISITORS)
    test(`one page of each remote works for a ${visitor} with ${name}`, async ({ openAs, site }) => {
      const visit = await openAs(visitor)
      await install(visit.page.context())
      await walk(visit, sampled(routesFor(visitor, site.page), site.page).sample)
    })

/** Opens each path and uses it as any user does. */
async function walk({ page }: Visit, routes: readonly { path: string }[]) {
  const newProblems = watchProblems(page)
  await page.clock.install()
  for (const { path } of routes)
    await test.step(path, async () => {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      const field = await typeIntoFirstField(page)
      await started(page)
      await expect(page).toHaveURL(({ pathname }) => pathname === path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      if (field) await expect.soft(field, `typed text on ${path}`).toHaveValue(TYPED)
      await expect.soft(page.getByText('is not available right now'), path).toHaveCount(0)
      await mainActionResponds(page, path)
      await menuOpens(page)
      await pricesChange(page)
      expect.soft(newProblems(), `problems on ${path}`).toEqual([])
    })
}

/** Collects uncaught errors and reported faults of builds. Each call returns those since the previous call. */
function watchProblems(page: Page) {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('console', (message) => {
    const text = message.text()
    // A surrounding that edits the HTML makes React discard it, which is no fault of a build.
    if (text.startsWith('Crossbook fault') && !text.startsWith('Crossbook fault (hydration)'))
      problems.push(text)
  })
  return () => problems.splice(0)
}

/** Types into the first empty text field of the screen, if it has one, and returns the field. */
async function typeIntoFirstField(page: Page) {
  const fields = page.locator('main input:is([type="text"], [type="email"], :not([type])):enabled')
  for (const field of await fields.all())
    if ((await field.isVisible()) && (await field.inputValue()) === '') {
      await field.focus()
      await page.keyboard.type(TYPED)
      return field
    }
  return undefined
}

/** Opens a menu of the header and closes it again. */
async function menuOpens(page: Page) {
  await openMenu(page, 'Tools')
  await expect(mainMenus(page).getByRole('link').first()).toBeVisible()
  await page.keyboard.press('Escape')
}

/** Moves the clock to the next tick on pages with live prices. */
async function pricesChange(page: Page) {
  const main = page.getByRole('main')
  if ((await main.getByRole('button', { name: 'Pause live prices' }).count()) === 0) return
  const before = await main.innerText()
  await page.clock.fastForward(PRICE_TICK_MS)
  await expect
    .poll(() => main.innerText(), { message: 'live prices change', intervals: [50] })
    .not.toBe(before)
}
