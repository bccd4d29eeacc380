import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './test'
import { VIEWS } from './views'

const DESK_WIDTH = 1280

/** Checks all rules but describes only violations: descriptions of passed rules took most of the time. */
const VIOLATIONS_ALONE = { resultTypes: ['violations' as const] }

/** Widths for the phone layout and the desktop layout. A wide screen has the same layout with more space. */
const WIDTHS = [
  { width: 2560, isNewLayout: false },
  { width: DESK_WIDTH, isNewLayout: true },
  { width: 390, isNewLayout: true },
]

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

test('the matrix shows each application on each channel, and what differs between two of them', async ({
  writing: page,
}) => {
  await page.goto('/')
  await expect(page.getByText('101 applications on 12 channels')).toBeVisible()
  await page.getByLabel('Compare').selectOption('production')
  await page.getByLabel('with', { exact: true }).selectOption('staging')
  await expect(page.getByText('7 applications differ between production and staging.')).toBeVisible()
  await page.getByLabel('Differences only').check()
  await expect(page.getByRole('rowheader')).toHaveCount(7)

  // The address defines the view: a colleague sees the same.
  await page.reload()
  await expect(page.getByRole('rowheader')).toHaveCount(7)
  await page.getByLabel('Application').fill('team099')
  await expect(page.getByRole('rowheader')).toHaveText(['team099'])
  await page.getByRole('link', { name: 'Routes, menu and other differences' }).click()
  await expect(heading(page, 'Differences')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'team099' })).toContainText('1.0.0 to 1.1.0')
})

test('a channel shows its running rollout with both curves, and its history with what each step changed', async ({
  writing: page,
}) => {
  await page.goto('/channels/production')
  await expect(page.getByText('25 % of visitors')).toBeVisible()
  const stage = page.getByRole('table', { name: 'In this stage' })
  await expect(stage.getByRole('rowheader')).toHaveText(['New release', 'Previous'])
  await expect(stage).toContainText(/\d %/)
  await page.getByText('Figures as a table').click()
  await expect(page.getByRole('columnheader', { name: 'New release' })).toBeVisible()

  const step = page.getByRole('listitem').filter({ hasText: 'Step 165 of production' })
  await step.getByText('Changes', { exact: true }).click()
  await expect(step.getByText('Applications 7')).toBeVisible()
  await page.getByRole('button', { name: 'Show older revisions' }).click()
  await expect(page.getByText('Step 100 of production')).toBeVisible()
})

test('a fault leads to the build that has it, and to the command that opens its set', async ({
  writing: page,
  made,
}) => {
  const { app, version } = made.moved
  await page.goto('/faults')
  const fault = page.getByRole('region', { name: 'TypeError: no balance' })
  await expect(fault).toContainText(`pnpm release show ${made.past.next.id} --serve`)
  await fault.getByRole('button', { name: 'Mark as bad…' }).click()
  const dialog = page.getByRole('dialog', { name: `Mark ${app} ${version} as bad` })
  await dialog.getByLabel('Problem with this build').fill('throws at load')
  await dialog.getByRole('button', { name: 'Preview', exact: true }).click()
  await expect(dialog).toContainText(`pnpm release mark ${app}@${version} '--bad=throws at load'`)
  await page.keyboard.press('Escape')
  await expect(fault.getByRole('button', { name: 'Roll back…' })).toBeVisible()
  await fault.getByRole('link', { name: `${app} ${version}` }).click()
  await expect(heading(page, `${app} ${version}`)).toBeVisible()
  await expect(page.getByRole('table', { name: 'Routes' })).toContainText(`/${app}/open`)
  await expect(page.getByRole('region', { name: 'TypeError: no balance' })).toBeVisible()
})

test('the search is reachable by keyboard, and links to its results', async ({ writing: page }) => {
  await page.goto('/mixes')
  await expect(page.getByRole('region', { name: 'For the designers' })).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Search' })).not.toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused()
  await page.keyboard.type('team042')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'team042', exact: true }).click()
  await expect(heading(page, 'team042')).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})

for (const { path, name, ...view } of VIEWS)
  test(`${path} is for everybody, from a phone to a wide screen`, async ({ writing: page }) => {
    for (const { width, isNewLayout } of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await expect(heading(page, name)).toBeVisible()
      await expect(page.getByText('Loading from the store…')).toHaveCount(0)
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, `${String(width)} px`).toBeLessThanOrEqual(0)
      if (!isNewLayout || ('isLarge' in view && width !== DESK_WIDTH)) continue
      const { violations } = await new AxeBuilder({ page }).options(VIOLATIONS_ALONE).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${String(nodes[0]?.html)}`)).toEqual([])
    }
  })
