import type { Page } from '@playwright/test'
import { mainMenus, openMenu } from '../journeys/header'
import { routesFor } from '../site/routes'
import { started } from '../site/started'
import { expect, test } from '../site/test'
import { WALK_MS } from '../walk/visitors'
import { SURROUNDINGS } from './surroundings'

test.describe.configure({ timeout: WALK_MS })

/** Typed into a field of each page before the page is interactive. Every field accepts it, amounts included. */
const TYPED = '12'

for (const surrounding of SURROUNDINGS)
  for (const visitor of ['visitor', 'trader'] as const)
    test(`every page of a ${visitor} works with ${surrounding.name}`, async ({ openAs, site }) => {
      const { page } = await openAs(visitor)
      await surrounding.install(page.context())
      const newProblems = watchProblems(page)
      for (const { path } of routesFor(visitor, site.page))
        await test.step(path, async () => {
          await page.goto(path, { waitUntil: 'domcontentloaded' })
          const field = await typeIntoFirstField(page)
          await started(page)
          await expect(page).toHaveURL(path)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          if (field) await expect.soft(field, `typed text on ${path}`).toHaveValue(TYPED)
          await expect.soft(page.getByRole('alert').filter({ hasText: 'is not available' })).toHaveCount(0)
          await menuOpens(page)
          await pricesChange(page)
          expect.soft(newProblems(), `problems on ${path}`).toEqual([])
        })
    })

/** Collects uncaught errors and reported faults. Each call returns those since the previous call. */
function watchProblems(page: Page) {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('console', (message) => {
    if (message.text().startsWith('Crossbook fault')) problems.push(message.text())
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

/** Waits for the next tick on pages with live prices. */
async function pricesChange(page: Page) {
  const main = page.getByRole('main')
  if ((await main.getByRole('button', { name: 'Pause live prices' }).count()) === 0) return
  const before = await main.innerText()
  await expect.poll(() => main.innerText(), 'live prices change').not.toBe(before)
}
