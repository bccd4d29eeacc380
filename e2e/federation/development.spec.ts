import { copyFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { checkOut, type Checkout } from '../dev/checkOut'
import { heading } from '../journeys/header'
import type { ForeignApp } from './foreignApp'
import { INSIGHTS, insightsApp, versionFiles } from './insights'
import { serveFolder, type ServedFolder } from './serveFolder'

/** A compiler starts next to a browser on what may be a busy machine. */
const TEST_TIMEOUT_MS = 300_000

let checkout: Checkout
let app: ForeignApp
let server: ServedFolder

test.describe.configure({ mode: 'default', timeout: TEST_TIMEOUT_MS })
test.beforeAll(async () => {
  checkout = await checkOut()
  app = await insightsApp('webpack')
  await build()
  server = await serveFolder(path.join(app.folder, 'dist'))
})
test.afterAll(async () => {
  await server.close()
  await app.remove()
  await checkout.remove()
})

/** Builds as a dev server does, with the table of screens among its files. */
async function build() {
  const dist = await app.build({ MODE: 'development' })
  await copyFile(path.join(app.folder, 'remote.json'), path.join(dist, 'remote.json'))
}

test('a remote of another dev server is shown inside the whole site, in its current version at each load of the page', async ({
  page,
}) => {
  const development = checkout.develop(['host', '--remote', `insights=${server.url}/mf-manifest.json`])
  try {
    const url = await development.url()
    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    await page.goto(url + INSIGHTS)
    await expect(heading(page, 'Insights 1.0.0')).toHaveCSS('color', 'rgb(255, 0, 0)')
    await page.getByRole('button', { name: 'Details' }).click()
    await expect(page.getByText('All the details')).toBeVisible()

    await app.write(versionFiles('1.1.0'))
    await build()
    await page.reload()
    await expect(heading(page, 'Insights 1.1.0')).toBeVisible()
    expect(complaints).toEqual([])
  } finally {
    development.interrupt()
  }
})

test('a dev server that does not answer ends in a sentence that names it', async () => {
  const development = checkout.develop(['host', '--remote', 'insights=http://127.0.0.1:1/mf-manifest.json'])
  const { code, output } = await development.ended()
  expect(code).toBe(1)
  expect(output).toContain(
    'http://127.0.0.1:1/mf-manifest.json does not respond: first start the dev server of insights',
  )
})
