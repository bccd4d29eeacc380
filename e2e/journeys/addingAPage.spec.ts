import { buildVariant } from '../site/buildVariant'
import { startTestSite } from '../site/startTestSite'
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
  const files = await buildVariant({
    app: 'tools',
    version: '9.0.0-tax',
    edits: [{ file: 'remote.ts', text: 'screens: [', by: `screens: [${ROW}` }],
    files: { 'src/tax-report/TaxReport.tsx': SCREEN },
  })

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

/** Address of the host's script in the landing page, which names the host's version. */
async function hostScript(url: string) {
  const html = await (await fetch(url)).text()
  return /<script[^>]+src="([^"]+)"/.exec(html)?.[1]
}
