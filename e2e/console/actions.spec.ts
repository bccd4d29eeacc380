import type { AppName, AppVersion } from '@crossbook/contract'
import { promoteBuilds } from '@crossbook/releases'
import { channelName } from '@crossbook/store'
import { expect, test } from './test'

test('a rollback that another change overtakes is not lost silently: the page names the other change, and the user can try again', async ({
  writing: page,
  made: { store },
}) => {
  const channel = channelName('preview-1')
  await page.goto('/channels/preview-1')
  await page.getByRole('button', { name: 'Roll back…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Roll back preview-1' })
  await dialog.getByLabel('Reason').fill('Prices are wrong')
  await dialog.getByRole('button', { name: 'Preview', exact: true }).click()
  await expect(dialog.getByText('pnpm release rollback preview-1')).toBeVisible()
  const run = dialog.getByRole('button', { name: 'Run', exact: true })
  await expect(run).toBeEnabled()

  const before = await store.readPointer(channel)
  const moved = await promoteBuilds(store, {
    channel,
    builds: [{ app: 'team000' as AppName, version: '1.2.0' as AppVersion }],
    author: 'Grace',
    reason: 'A new chart',
    now: () => new Date(),
  })
  expect(moved.ok).toBe(true)
  await run.click()
  await expect(dialog.getByRole('alert')).toContainText('The channel has moved')
  await expect(dialog.getByRole('alert')).toContainText('Grace moved the channel')
  expect((await store.readPointer(channel))?.revision).toBe((before?.revision ?? 0) + 1)

  await dialog.getByRole('button', { name: 'Preview again' }).click()
  await run.click()
  await expect(dialog.getByText('Done', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  // The history follows by itself.
  await expect(page.getByText('Prices are wrong')).toBeVisible()
})

test('a mix is made of chosen versions, has a link, and is ended', async ({ writing: page }) => {
  await page.goto('/mixes')
  await page.getByRole('button', { name: 'Create a mix…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create a mix' })
  await dialog.getByLabel('Application').selectOption('team010')
  await dialog.getByLabel('Version').selectOption('1.2.0')
  await expect(dialog.getByText('These versions fit together.')).toBeVisible()
  await dialog.getByLabel('Name').fill('For the review')
  await dialog.getByRole('button', { name: 'Preview', exact: true }).click()
  await dialog.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(dialog.getByText('Done', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()

  const mix = page.getByRole('region', { name: 'For the review' })
  await mix.getByRole('button', { name: 'End it…' }).click()
  const ending = page.getByRole('dialog', { name: 'End For the review' })
  await ending.getByRole('button', { name: 'Preview', exact: true }).click()
  await ending.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(ending.getByText('Done', { exact: true })).toBeVisible()
  await ending.getByRole('button', { name: 'Close' }).last().click()
  await expect(mix.getByText('Ended')).toBeVisible()
})

test('changes from the command line appear without a reload', async ({ writing: page, made: { store } }) => {
  await page.goto('/channels/preview-2')
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  const moved = await promoteBuilds(store, {
    channel: channelName('preview-2'),
    builds: [{ app: 'team001' as AppName, version: '1.2.0' as AppVersion }],
    author: 'Ada',
    reason: 'From a terminal',
    now: () => new Date(),
  })
  expect(moved.ok).toBe(true)
  await expect(page.getByText('From a terminal')).toBeVisible()
})

test('a console without --write is read-only, and its link works in one browser', async ({
  made,
  browser,
}) => {
  const { link } = await made.start()
  const page = await browser.newPage()
  await page.goto(link)
  await page.getByRole('link', { name: 'production', exact: true }).click()
  await expect(page.getByText('25 % of visitors')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Promote…' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Abort…' })).toHaveCount(0)
  const other = await browser.newContext()
  const second = await other.newPage()
  const answer = await second.goto(link)
  expect(answer?.status()).toBe(403)
  await other.close()
  await page.close()
})
