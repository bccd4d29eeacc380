import { execFile } from 'node:child_process'
import { cp, mkdtemp, mkdir, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { startTestSite } from '../site/startTestSite'
import { REPOSITORY } from '../site/places'
import { expect, test } from '../site/test'

const ROW = `{
  path: '/tools/tax',
  module: './tax-report',
  title: 'Tax Report',
  description: 'Gains and losses of a year.',
  access: 'public',
  menu: { group: 'Tools', label: 'Tax Report', order: 99 },
},`

const SCREEN = `import { PageBody, PageHeader } from '@crossbook/ui'

export default function TaxReport() {
  return (
    <PageBody>
      <PageHeader title="Your tax report" />
    </PageBody>
  )
}
`

test('a remote adds a page with one row and one file, and the same host shows it in menu and router', async ({
  browser,
}) => {
  test.slow()
  const site = await startTestSite()
  const page = await browser.newPage()
  const host = await hostScript(site.url)
  const files = await buildWithOneMorePage()

  await page.goto(`${site.url}/tools/tax`)
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()

  await site.release(files)
  await page.goto(site.url)
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: 'Tools', exact: true }).click()
  await header.getByRole('link', { name: 'Tax Report' }).click()
  await expect(page.getByRole('heading', { name: 'Your tax report' })).toBeVisible()
  await expect(page).toHaveTitle('Tax Report · Crossbook')
  expect(await hostScript(site.url)).toBe(host)

  await page.close()
  await site.close()
})

/** Builds a copy of remote-tools, beside the real one, that has one more row and one more file. */
async function buildWithOneMorePage() {
  const workshop = path.join(REPOSITORY, '.crossbook')
  await mkdir(workshop, { recursive: true })
  const folder = await mkdtemp(path.join(workshop, 'remote-tools-'))
  try {
    const original = path.join(REPOSITORY, 'remote-tools')
    for (const part of ['package.json', 'webpack.config.ts', 'remote.ts', 'src'])
      await cp(path.join(original, part), path.join(folder, part), { recursive: true })
    await symlink(path.join(original, 'node_modules'), path.join(folder, 'node_modules'))

    const table = await readFile(path.join(folder, 'remote.ts'), 'utf8')
    await writeFile(path.join(folder, 'remote.ts'), table.replace('screens: [', `screens: [${ROW}`))
    await mkdir(path.join(folder, 'src/tax-report'))
    await writeFile(path.join(folder, 'src/tax-report/TaxReport.tsx'), SCREEN)

    await promisify(execFile)('node', [path.join(REPOSITORY, 'shared/build/bin/build.mjs')], {
      cwd: folder,
      env: { ...process.env, CROSSBOOK_VERSION: '0.2.0-tax' },
    })
    return await readFolder(path.join(folder, 'dist'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function readFolder(folder: string) {
  const names = await readdir(folder)
  const entries = names.map(async (name) => [name, await readFile(path.join(folder, name))] as const)
  return new Map<string, Uint8Array>(await Promise.all(entries))
}

/** Address of the host's script in the landing page, which names the host's version. */
async function hostScript(url: string) {
  const html = await (await fetch(url)).text()
  return /<script[^>]+src="([^"]+)"/.exec(html)?.[1]
}
