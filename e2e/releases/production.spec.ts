import { TAB_KEYS } from '@crossbook/contract'
import { startTestSite } from '../site/startTestSite'
import { heading } from '../journeys/header'
import { started } from '../site/started'
import { expect, test } from '../site/test'
import { CALCULATOR } from './smallTools'
import { acceptMixes, mixOf, publishWith } from './team'

test('a channel that accepts no mixes ignores their links and loads none of their code', async ({
  openAs,
  site,
}) => {
  const { page } = await openAs('visitor')
  await page.addInitScript(
    (key) => sessionStorage.setItem(key, '{"mix":"m0123456789abcdef","tried":[["tools","9.1.0"]]}'),
    TAB_KEYS.choice,
  )
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  await page.goto(`${site.url}${CALCULATOR}?mix=m0123456789abcdef`)
  await expect(heading(page, 'Crypto Calculator')).toBeVisible()
  await started(page)
  await page.waitForLoadState('networkidle')

  expect(
    requested.filter((path) => /mixes|versions\.json|app\.json|fallback-build|development/.test(path)),
  ).toEqual([])
  await expect(page.getByRole('region', { name: 'Versions' })).toHaveCount(0)
  expect(complaints).toEqual([])
  for (const path of ['/mixes/m0123456789abcdef.json', '/versions.json'])
    expect((await page.request.get(site.url + path)).status(), path).toBe(404)
})

test('a channel that stops accepting mixes opens those no more that it has', async ({ browser }) => {
  const site = await startTestSite()
  await acceptMixes(site)
  const tools = await publishWith(site, 'tools', '9.1.0', 'Crypto Calculator', 'Mixed calculator')
  const mix = await mixOf(site, { name: 'Soon over' }, tools)
  const page = await browser.newPage()
  await page.goto(`${site.url}${CALCULATOR}?mix=${mix.id}`)
  await expect(heading(page, 'Mixed calculator')).toBeVisible()

  await acceptMixes(site, false)
  await page.reload()
  await expect(heading(page, 'Crypto Calculator')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Versions' })).toHaveCount(0)
  await page.close()
  await site.close()
})
