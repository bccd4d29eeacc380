import { PAGE_MARKUP } from '@crossbook/contract'
import { differentAttributes, differences, outlineOf } from '@crossbook/verification'
import { protectedRoutes, publicRoutes, type Route, sampled, UNKNOWN_PATH } from '../site/routes'
import { expect, test, type Visit } from '../site/test'
import { FULL } from '../site/tiers'
import { complaints, headingIsKept, shifts, watchHeading, watchShifts } from './prerenderedPage'
import { started } from '../site/started'
import { startPrerenderedSite } from './startPrerenderedSite'

// Pages of a release that was promoted all at once are walked by walk/everyPage, which looks at more.
test(
  'a remote promoted after all others has its code evaluated alone, and every public page is taken over as prerendered',
  FULL,
  async ({ browser }) => {
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
      expect.soft(await shifts(page), `what moved on ${path}`).toEqual([])
      expect.soft(messages, `complaints on ${path}`).toEqual([])
      expect.soft(await differences(page), `differences on ${path}`).toEqual([])
      await page.close()
    }
    await site.close()
  },
)

test('one page of each remote has the attributes that the browser would give it', async ({
  openAs,
  site,
}) => {
  const visit = await openAs('visitor')
  await expectNoDifferences(visit, sampled(publicRoutes(site.page), site.page).sample)
  const trader = await openAs('trader')
  await expectNoDifferences(trader, sampled(protectedRoutes(site.page), site.page).sample)
})

test(
  'every other protected page has the attributes that the browser would give it',
  FULL,
  async ({ openAs, site }) => {
    await expectNoDifferences(await openAs('trader'), sampled(protectedRoutes(site.page), site.page).rest)
  },
)

async function expectNoDifferences({ page }: Visit, routes: readonly Route[]) {
  for (const { path } of routes) {
    await page.goto(path)
    await started(page)
    expect.soft(await differences(page), `differences on ${path}`).toEqual([])
  }
}

for (const visitor of ['visitor', 'trader'] as const)
  test(`header and footer have the attributes that the browser would give them, for a ${visitor}`, async ({
    openAs,
  }) => {
    const around = 'header, footer'
    const { page } = await openAs(visitor)
    await page.goto('/terms')
    await started(page)
    const hydrated = await outlineOf(page, around)
    await page.addInitScript(forgetPrerendered, PAGE_MARKUP)
    await page.reload()
    await started(page)
    expect(differentAttributes(hydrated, await outlineOf(page, around))).toEqual([])
  })

/** Runs in the page. Without the path that it was prerendered for, the site renders all of it in the browser. */
function forgetPrerendered({
  rootId,
  prerenderedPath,
}: Pick<typeof PAGE_MARKUP, 'rootId' | 'prerenderedPath'>) {
  document.addEventListener('readystatechange', () => {
    document.getElementById(rootId)?.removeAttribute(prerenderedPath)
  })
}
