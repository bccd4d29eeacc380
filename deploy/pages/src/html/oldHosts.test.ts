import { readFileSync } from 'node:fs'
import path from 'node:path'
import { PAGE_MARKUP, type AppVersion } from '@crossbook/contract'
import { hostBuild } from '@crossbook/deploy-testing/sampleBuilds'
import { sampleRelease, SITE_CONFIG } from '@crossbook/deploy-testing/sampleReleases'
import { pageHtml } from './pageHtml'
import { siteRoutes } from './siteRoutes'

const PRERENDERED = {
  html: '<header></header><main><h1>Open</h1></main>',
  styles: { css: 'main{}', url: '/paints/0123456789abcdef01234567/paint.css', integrity: 'sha256-paint' },
  components: [['sc-part', 'one']],
}

/** Pages of hosts of older markups, as they were written for them then. */
const recorded = (markup: number) =>
  readFileSync(path.join(import.meta.dirname, `pagesOfMarkup${markup}.txt`), 'utf8')

it.each([
  ['no markup', 1, {}],
  ['markup 2', 2, { markup: 2 }],
  ['markup 3', 3, { markup: 3 }],
  ['markup 4', 4, { markup: 4 }],
  ['markup 5', 5, { markup: 5 }],
  ['markup 6', 6, { markup: 6 }],
  ['markup 7', 7, { markup: 7 }],
  ['markup 8', 8, { markup: 8 }],
  ['markup 9', 9, { markup: 9 }],
])('writes for a host that says %s the very pages that it was built for', (_what, markup, says) => {
  const release = sampleRelease({ host: hostBuild(says).app })
  const page = pageHtml(release, SITE_CONFIG, { siteCss: 'body{}' })
  const pages = siteRoutes(release).map((route) =>
    page(route, route.path === '/wallet/home' ? undefined : PRERENDERED),
  )
  // But for the policy that pages have had since then, which is no business of the host.
  expect(pages.join('\n').replaceAll(/<meta http-equiv=.*\n/g, '')).toBe(recorded(markup))
})

it('writes no pages for a host that speaks a newer markup than it knows', () => {
  const markup = PAGE_MARKUP.version + 1
  const release = sampleRelease({ host: hostBuild({ version: '9.0.0' as AppVersion, markup }).app })
  expect(() => pageHtml(release, SITE_CONFIG, { siteCss: '' })).toThrow(
    `Host 9.0.0 speaks page markup ${markup}, and pages can be written here up to ${PAGE_MARKUP.version}; use the newest checkout.`,
  )
})
