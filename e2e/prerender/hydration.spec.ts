import { publicRoutes, UNKNOWN_PATH } from '../site/routes'
import { expect, test } from '../site/test'
import { differences } from '@crossbook/verification'
import { complaints, headingIsKept, shifts, watchHeading, watchShifts } from './prerenderedPage'
import { started } from '../site/started'
import { startPrerenderedSite } from './startPrerenderedSite'

// Pages of a release that was promoted all at once are walked by quality/everyPage, which looks at the same and more.
test('a remote promoted after all others has its code evaluated alone, and every public page is taken over as prerendered', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const site = await startPrerenderedSite({ later: 'marketing' })
  expect(site.notPrerendered).toEqual([])
  for (const path of [
    ...publicRoutes(site.page).map((route) => route.path),
    '/login',
    '/register',
    UNKNOWN_PATH,
  ]) {
    const page = await browser.newPage()
    const messages = complaints(page)
    await watchShifts(page)
    await watchHeading(page)
    await page.goto(site.url + path)
    await started(page)
    expect.soft(await headingIsKept(page), `the prerendered heading is kept on ${path}`).toBe(true)
    expect.soft(await differences(page), `differences on ${path}`).toEqual([])
    expect.soft(await shifts(page), `what moved on ${path}`).toEqual([])
    expect.soft(messages, `complaints on ${path}`).toEqual([])
    await page.close()
  }
  await site.close()
})
