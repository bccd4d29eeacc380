import type { Page } from '@playwright/test'
import { channelName } from '@crossbook/store'
import { expect, test } from './test'

const BUILD = { app: 'team010', version: '1.2.0' }

/** Opens a dialog of a channel and chooses the build. */
async function dialogOn(page: Page, channel: string, button: string, title: string) {
  await page.goto(`/channels/${channel}`)
  await page.getByRole('button', { name: button }).click()
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByLabel('Application').selectOption(BUILD.app)
  await dialog.getByLabel('Version').selectOption(BUILD.version)
  return dialog
}

test('a version is promoted after its check has been shown, and the channel shows it', async ({
  writing: page,
  made: { store },
}) => {
  const channel = channelName('preview-4')
  const before = await store.readPointer(channel)
  const dialog = await dialogOn(page, channel, 'Promote…', 'Promote to preview-4')
  await dialog.getByLabel('Reason').fill('A faster chart')
  await dialog.getByRole('button', { name: 'Preview', exact: true }).click()
  await expect(
    dialog.getByText(
      `pnpm release promote preview-4 ${BUILD.app}@${BUILD.version} '--reason=A faster chart'`,
    ),
  ).toBeVisible()
  const run = dialog.getByRole('button', { name: 'Run', exact: true })
  await expect(run).toBeEnabled()
  expect((await store.readPointer(channel))?.revision).toBe(before?.revision)
  await run.click()
  await expect(dialog.getByText('Done', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByText('A faster chart')).toBeVisible()
  const after = await store.readPointer(channel)
  expect(after?.revision).toBe((before?.revision ?? 0) + 1)
  expect(after?.apps).toMatchObject({ [BUILD.app]: BUILD.version })
})

test('one application is taken back, and all others stay', async ({ writing: page, made: { store } }) => {
  const channel = channelName('preview-5')
  const before = await store.readPointer(channel)
  await page.goto('/channels/preview-5')
  await page.getByRole('button', { name: 'Roll back…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Roll back preview-5' })
  await dialog.getByLabel('What').selectOption(BUILD.app)
  await dialog.getByRole('button', { name: 'Preview', exact: true }).click()
  await expect(dialog.getByText(`pnpm release rollback preview-5 ${BUILD.app}`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(dialog.getByText('Done', { exact: true })).toBeVisible()
  const after = await store.readPointer(channel)
  const changed = Object.entries(after?.apps ?? {}).filter(
    ([app, version]) => Object.entries(before?.apps ?? {}).find(([name]) => name === app)?.[1] !== version,
  )
  expect(changed.map(([app]) => app)).toEqual([BUILD.app])
})

test('a rollout is begun in stages that are looked at first, and aborted', async ({
  writing: page,
  made: { store },
}) => {
  const channel = channelName('preview-6')
  const dialog = await dialogOn(page, channel, 'Roll out…', 'Roll out on preview-6')
  const stages = dialog.getByLabel('Stages, in percent')
  await stages.fill('25, 5')
  await expect(dialog.getByText('each larger than the previous one')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Preview', exact: true })).toBeDisabled()
  await stages.fill('10, 50')
  await dialog.getByRole('button', { name: 'Preview', exact: true }).click()
  await dialog.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(dialog.getByText('Done', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByText('10 % of visitors')).toBeVisible()

  await page.getByRole('button', { name: 'Abort…' }).click()
  const ending = page.getByRole('dialog', { name: 'Abort the rollout' })
  await ending.getByRole('button', { name: 'Preview', exact: true }).click()
  await ending.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(ending.getByText('Done', { exact: true })).toBeVisible()
  expect((await store.readPointer(channel))?.rollout).toBeUndefined()
})
