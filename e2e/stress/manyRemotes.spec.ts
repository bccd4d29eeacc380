import { createHash } from 'node:crypto'
import { expect, test, type Browser } from '@playwright/test'
import {
  CONTRACT_VERSION,
  PAGE_MARKUP,
  type AppName,
  type AppVersion,
  type PageStart,
  type ReleaseDocument,
} from '@crossbook/contract'
import { type AppAtVersion, publishBuild } from '@crossbook/releases'
import { promote } from '../releases/team'
import type { TestSite } from '../site/startTestSite'
import { pairedRatio } from '../bench/figures'
import { SLOWDOWN, visit, type Visit } from '../bench/visit/visit'
import { isStressRun, times } from '../site/counts'
import { onOwnSite } from './ownSite'

const SCREENS_EACH = 10

/** Visits of the landing page of each of the two sites, taken in turns. */
const VISITS = times(30)

/**
 * Limits for a site with twenty times as many remotes: HTML in KB (brotli), and times as multiples of those of the site with five remotes
 * in the same run. A page is interactive once it has read the release document, which grows with the site. `pnpm stress`, which has the
 * machine to itself, checks stricter times.
 */
const MOST = {
  html: 10,
  ...(isStressRun ? { largestPaint: 1.1, answers: 1.25 } : { largestPaint: 2, answers: 2 }),
}

test('a site of a hundred remotes and a thousand screens starts like one of five', async ({ browser }) => {
  test.setTimeout(900_000)
  await onOwnSite(browser, async ({ site: today }) => {
    await onOwnSite(browser, async ({ site: then }) => {
      const more = await publishMany(then, times(100))
      const started = performance.now()
      await promote(then, ...more)
      const promoteSeconds = (performance.now() - started) / 1000

      const sizes = { today: await sizeOf(today), then: await sizeOf(then) }
      const taken = await visitInTurns(browser, then, today)
      const html = (sizes.then.html - sizes.today.html) / 1024
      console.log(
        [
          `remotes: ${sizes.today.remotes} → ${sizes.then.remotes}, screens: ${sizes.today.screens} → ${sizes.then.screens}`,
          `HTML of the landing page: ${html.toFixed(1)} KB more (brotli)`,
          `largest paint: × ${taken.largestPaint.toFixed(2)}, answers: × ${taken.answers.toFixed(2)} (medians of ${VISITS} pairs of visits)`,
          `promotion of ${more.length} remotes at once: ${promoteSeconds.toFixed(1)} s`,
        ].join('\n'),
      )
      expect(html).toBeLessThan(MOST.html)
      expect(taken.largestPaint).toBeLessThan(MOST.largestPaint)
      expect(taken.answers).toBeLessThan(MOST.answers)
    })
  })
})

/** Returns the size of a site, and the HTML of its landing page in bytes. */
async function sizeOf({ url }: TestSite) {
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' } })
  const html = await response.text()
  const page = new RegExp(`id="${PAGE_MARKUP.pageDocumentId}">(.*?)</script>`, 's').exec(html)?.[1]
  const start = JSON.parse(page ?? '{}') as PageStart
  const { remotes } = (await (await fetch(url + start.document.url)).json()) as ReleaseDocument
  return {
    remotes: remotes.length,
    screens: remotes.reduce((sum, { screens }) => sum + screens.length, 0),
    html: Number(response.headers.get('content-length')),
  }
}

/**
 * Returns the durations of one site's visits as multiples of another's, as medians of pairs. Each is a first visit on a phone with a slow
 * line.
 */
async function visitInTurns(browser: Browser, { url: more }: TestSite, { url: base }: TestSite) {
  const visits: Record<'base' | 'more', Visit[]> = { base: [], more: [] }
  for (let turn = 0; turn < VISITS; turn++) {
    visits.base.push(await visit(browser, { url: base, session: undefined, slowdown: SLOWDOWN }))
    visits.more.push(await visit(browser, { url: more, session: undefined, slowdown: SLOWDOWN }))
  }
  const ratio = (figure: keyof Visit) =>
    pairedRatio(
      visits.more.map((cost) => cost[figure]),
      visits.base.map((cost) => cost[figure]),
    )
  return { largestPaint: ratio('largestPaint'), answers: ratio('answers') }
}

/** Publishes remotes that contain little more than tables of screens. */
async function publishMany({ store }: TestSite, count: number): Promise<AppAtVersion[]> {
  const version = '1.0.0' as AppVersion
  const builds = []
  for (let index = 0; index < count; index++) {
    const name = `many${String(index).padStart(3, '0')}` as AppName
    const published = await publishBuild(store, remoteFiles(name, version))
    if (!published.ok) throw new Error(JSON.stringify(published.problem))
    builds.push({ app: name, version })
  }
  return builds
}

function remoteFiles(name: string, version: string) {
  const screens = Array.from({ length: SCREENS_EACH }, (_, index) => `screen-${index}`)
  const files = new Map(
    ['remoteEntry', ...screens].map((file) => [`${file}.js`, Buffer.from(`/* ${name} ${file} */`)]),
  )
  const manifest = {
    kind: 'remote',
    contract: CONTRACT_VERSION,
    name,
    version,
    commit: null,
    entry: 'remoteEntry.js',
    screens: screens.map((screen) => ({
      path: `/${name}/${screen}`,
      module: `./${screen}`,
      title: `Screen ${screen} of ${name}`,
      description: 'A screen among many.',
      access: 'signedIn',
      files: [`${screen}.js`],
      showsCoinLogos: false,
    })),
    frames: {},
    requires: {},
    files: Object.fromEntries(
      [...files].map(([file, bytes]) => [
        file,
        {
          integrity: `sha256-${createHash('sha256').update(bytes).digest('base64')}`,
          bytes: bytes.byteLength,
        },
      ]),
    ),
  }
  return new Map([...files, ['app.json', Buffer.from(JSON.stringify(manifest))]])
}
