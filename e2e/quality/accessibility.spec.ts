import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../site/test'
import { accountMenu } from '../journeys/authForms'
import { openMenu } from '../journeys/header'
import { PHONE, pathsFor, walking, WALK_MS, WALKERS } from './walkers'

test.describe.configure({ timeout: WALK_MS })

for (const { who, visitor, device } of WALKERS)
  test(`axe finds nothing on any page of ${who}`, async ({ openAs, site }) => {
    const { page } = await openAs(visitor, device)
    const open = walking(page)
    for (const path of pathsFor(visitor, site)) {
      await open(path)
      expect.soft(await violations(page), path).toEqual([])
    }
  })

test('axe finds nothing in the open menus', async ({ openAs }) => {
  const { page: desk } = await openAs('trader')
  await desk.goto('/')
  await openMenu(desk, 'Trading')
  expect(await violations(desk)).toEqual([])
  await accountMenu(desk).click()
  expect(await violations(desk)).toEqual([])

  const { page: phone } = await openAs('trader', PHONE)
  await phone.goto('/')
  await phone.getByRole('button', { name: 'Open menu' }).click()
  await expect(phone.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  expect(await violations(phone)).toEqual([])
})

/** What axe has against the page as it stands, each with the elements it means. */
async function violations(page: Page) {
  // Legacy mode looks at this one frame; the other way opens a page more for each look.
  const { violations: found } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  return found.map(({ id, help, nodes }) => ({
    id,
    help,
    elements: nodes.map(({ html, failureSummary }) => ({ html, failureSummary })),
  }))
}
