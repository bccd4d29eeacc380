import { rm } from 'node:fs/promises'
import path from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import type { RemoteTable } from '@crossbook/contract'
import buildApps from '../site/buildApps'
import { launchOptions } from '../site/launchOptions'
import { measureLoad, type PageLoad } from '../site/measureLoad'
import { REPOSITORY } from '../site/places'
import { startTestSite } from '../site/startTestSite'
import { buildSingle } from './single/buildSingle'
import { serveSingle } from './single/serveSingle'

/**
 * Prints what a visitor's cold load of every public route costs, beside the same screens as one build, both in one run; ends
 * with 1 when a route needs more script than MOST_SCRIPT_RATIO times that build's.
 */
const MOST_SCRIPT_RATIO = 1.25

const outDir = path.join(REPOSITORY, '.crossbook/bench-single')

await buildApps()
const site = await startTestSite()
await buildSingle(
  outDir,
  site.page.remotes.map(({ name, screens }) => ({ name, screens }) as unknown as RemoteTable),
)
const single = await serveSingle(outDir, site.page)
const browser = await chromium.launch(launchOptions)
try {
  const ratios = []
  const rows = []
  for (const path of visitorRoutes()) {
    const ours = await coldLoad(browser, site.url + path)
    const theirs = await coldLoad(browser, single.url + path)
    const ratio = ours.scriptBytes / theirs.scriptBytes
    ratios.push(ratio)
    rows.push({
      route: path,
      waves: ours.waves,
      requests: ours.requests.length,
      'script KB': kilobytes(ours.scriptBytes),
      'single: waves': theirs.waves,
      'single: requests': theirs.requests.length,
      'single: script KB': kilobytes(theirs.scriptBytes),
      ratio: Number(ratio.toFixed(2)),
    })
  }
  console.table(rows)
  const worst = Math.max(...ratios)
  console.log(
    `Script compared with the single build: ${worst.toFixed(2)} at most, allowed ${MOST_SCRIPT_RATIO}`,
  )
  if (worst > MOST_SCRIPT_RATIO) process.exitCode = 1
} finally {
  await browser.close()
  await single.close()
  await site.close()
  await rm(outDir, { recursive: true, force: true })
}

function visitorRoutes() {
  return site.page.remotes.flatMap(({ screens }) =>
    screens.filter(({ access }) => access === 'public').map((screen) => screen.path),
  )
}

async function coldLoad(from: Browser, url: string): Promise<PageLoad> {
  const context = await from.newContext()
  try {
    return await measureLoad(await context.newPage(), url, (page) => page.locator('main h1').waitFor())
  } finally {
    await context.close()
  }
}

function kilobytes(bytes: number) {
  return Number((bytes / 1024).toFixed(1))
}
