import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { AppVersion } from '@crossbook/contract'
import { hostBuild } from '@crossbook/deploy-testing/sampleBuilds'
import { sampleRelease, SITE_CONFIG } from '@crossbook/deploy-testing/sampleReleases'
import { pageHtml } from './pageHtml'
import { siteRoutes } from './siteRoutes'

const PRERENDERED = {
  html: '<header></header><main><h1>Open</h1></main>',
  styles: { url: '/paints/0123456789abcdef01234567/paint.css', integrity: 'sha256-paint' },
  components: [['sc-part', 'one']],
}

/** Pages of a host from before hosts said which markup they speak, as they were written for it then. */
const RECORDED = readFileSync(path.join(import.meta.dirname, 'pagesOfMarkup1.txt'), 'utf8')

it('writes for a host that says no markup the very pages that it was built for', () => {
  const release = sampleRelease()
  const page = pageHtml(release, SITE_CONFIG)
  const pages = siteRoutes(release).map((route) =>
    page(route, route.path === '/wallet/home' ? undefined : PRERENDERED),
  )
  expect(pages.join('\n')).toBe(RECORDED)
})

it('writes no pages for a host that speaks a newer markup than it knows', () => {
  const release = sampleRelease({ host: hostBuild({ version: '9.0.0' as AppVersion, markup: 3 }).app })
  expect(() => pageHtml(release, SITE_CONFIG)).toThrow(
    'Host 9.0.0 speaks page markup 3, and pages can be written here up to 2; use the newest checkout.',
  )
})
