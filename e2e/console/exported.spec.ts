import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { AxeBuilder } from '@axe-core/playwright'
import { rolledOut } from '@crossbook/deploy-testing/rolledOut'
import { listen } from '@crossbook/site-server'
import { folderStore } from '@crossbook/store'
import { contentType } from '@crossbook/web-files'
import { expect, test } from '@playwright/test'
import { COMMAND, REPOSITORY } from './openConsole'

/** A web server that knows nothing of a console: files, and 404 for everything else. */
async function serveFolder(folder: string) {
  const listening = await listen('localhost', 0)
  if (!listening.ok) throw new Error(listening.problem.kind)
  const { port, setHandler, close } = listening.value
  setHandler(async (request) => {
    const { pathname } = new URL(request.url)
    const name = path.join(folder, pathname === '/' ? 'index.html' : decodeURIComponent(pathname))
    const bytes = await readFile(name).catch(() => undefined)
    if (!bytes) return new Response('There is none', { status: 404 })
    return new Response(new Uint8Array(bytes), { headers: { 'content-type': contentType(name) } })
  })
  return { origin: `http://127.0.0.1:${String(port)}`, close }
}

test('an exported folder shows behind any web server what there was, and can do nothing', async ({
  page,
}) => {
  const root = await mkdtemp(path.join(os.tmpdir(), 'crossbook-exported-'))
  const [place, folder] = [path.join(root, 'store'), path.join(root, 'exported')]
  await rolledOut(folderStore(place))
  await promisify(execFile)(process.execPath, [...COMMAND, 'console', 'export', folder, '--store', place], {
    cwd: REPOSITORY,
    env: { ...process.env, CROSSBOOK_REPORTS: path.join(root, 'reports') },
  })
  const site = await serveFolder(folder)
  const failed: string[] = []
  page.on('response', (response) => {
    if (!response.ok()) failed.push(response.url())
  })
  await page.goto(site.origin)
  await expect(page.getByText('2 applications on 1 channels')).toBeVisible()
  await expect(page.getByText('Exported: a picture of one moment')).toBeVisible()
  await page.getByRole('link', { name: 'staging', exact: true }).first().click()
  await expect(page.getByText('5 % of visitors')).toBeVisible()
  await expect(page.getByRole('button', { name: /Promote…|Roll back…|Roll out…|Abort…/ })).toHaveCount(0)
  await page.getByText('What it changed').first().click()
  await expect(page.getByText('1.0.0 to 1.1.0')).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id }) => id)).toEqual([])

  // The address of a view is good in another tab.
  const other = await page.context().newPage()
  await other.goto(page.url())
  await expect(other.getByRole('heading', { level: 1, name: 'staging', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Faults', exact: true }).click()
  await expect(page.getByText('No reports are collected here')).toBeVisible()
  expect(failed).toEqual([])
  await site.close()
  await rm(root, { recursive: true, force: true })
})
