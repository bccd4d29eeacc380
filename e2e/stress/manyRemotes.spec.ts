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
import { times } from '../site/counts'
import { onOwnSite } from './ownSite'

const SCREENS_EACH = 10

/** Cold loads of the landing page whose median counts. */
const LOADS = 5

/** What a site of twenty times as many remotes may cost, as a multiple of today's five in the same run. */
const MOST = { startUp: 2, pagePerScreen: 1.2 }

test('a site of a hundred remotes and a thousand screens starts like one of five', async ({ browser }) => {
  test.setTimeout(900_000)
  await onOwnSite(browser, async ({ site }) => {
    const today = await figures(browser, site)
    const more = await publishMany(site, times(100))
    const started = performance.now()
    await promote(site, ...more)
    const promoteSeconds = (performance.now() - started) / 1000
    // The first visitor of a release may wait for its pages; the measured ones do not.
    await fetch(site.url)
    const then = await figures(browser, site)

    console.log(
      [
        `remotes: ${today.remotes} → ${then.remotes}, screens: ${today.screens} → ${then.screens}`,
        `HTML of the landing page: ${kilobytes(today.html)} → ${kilobytes(then.html)} KB (brotli)`,
        `landing page stands after: ${today.startUp.toFixed(0)} → ${then.startUp.toFixed(0)} ms (median of ${LOADS})`,
        `promotion of ${more.length} remotes at once: ${promoteSeconds.toFixed(1)} s`,
      ].join('\n'),
    )
    expect(then.startUp / today.startUp).toBeLessThan(MOST.startUp)
    expect(then.html / then.screens / (today.html / today.screens)).toBeLessThan(MOST.pagePerScreen)
  })
})

/** What the landing page of a site costs, and how large the site is. */
async function figures(browser: Browser, { url }: TestSite) {
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' } })
  const html = await response.text()
  const page = new RegExp(`id="${PAGE_MARKUP.pageDocumentId}">(.*?)</script>`, 's').exec(html)?.[1]
  const start = JSON.parse(page ?? '{}') as PageStart
  const { remotes } = (await (await fetch(url + start.document.url)).json()) as ReleaseDocument
  // The first load of a browser is its own start as well.
  await startUp(browser, url)
  const loads = []
  for (let load = 0; load < LOADS; load++) loads.push(await startUp(browser, url))
  return {
    remotes: remotes.length,
    screens: remotes.reduce((sum, { screens }) => sum + screens.length, 0),
    html: Number(response.headers.get('content-length')),
    startUp: loads.sort((a, b) => a - b)[Math.floor(LOADS / 2)] ?? 0,
  }
}

/** Milliseconds until the landing page of a cold browser answers to its visitor. */
async function startUp(browser: Browser, url: string) {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    const started = performance.now()
    await page.goto(url)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Tools' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Calculator' }).waitFor()
    return performance.now() - started
  } finally {
    await context.close()
  }
}

/** Publishes remotes that are tables of screens and little else. */
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

function kilobytes(bytes: number) {
  return (bytes / 1024).toFixed(1)
}
