import { rm } from 'node:fs/promises'
import path from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { launchOptions } from '../../site/launchOptions'
import { REPOSITORY } from '../../site/folders'
import type { TestSite } from '../../site/startTestSite'
import { buildSingle } from '../single/buildSingle'
import { serveSingle } from '../single/serveSingle'
import { secureFronts, type Answer } from './secureFronts'
import { staticPage } from './staticPage'
import { LATENCY_MS } from '../visit/visit'

/** Addresses of the compared sites, all served in the same way. */
export interface RivalSites {
  ours: string
  /** The same screens and host as one build. */
  single: string
  /** Every route as markup alone, at its own path. */
  markup: string
}

/** The measured page: a path, and the stored session of its visitors. */
export interface BenchRoute {
  path: string
  session: string | undefined
}

/** Opens all sites to compare on these routes, and a browser that trusts them. */
export async function openRivals(site: TestSite, routes: readonly BenchRoute[], isHttp1: boolean) {
  const outDir = path.join(REPOSITORY, '.crossbook/bench-single')
  await buildSingle(outDir, site.page.remotes)
  const headers = await ownHeaders(site.url)
  const single = await serveSingle(outDir, site.page, headers)
  const fronts = await secureFronts(isHttp1)
  const browser: Browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), fronts.browserArgument],
  })
  const markup: Record<string, Answer> = {}
  for (const { path: route, session } of routes)
    markup[route] = await staticPage(browser, { url: site.url + route, session })
  const opened = await Promise.all([
    fronts.open(site.url, { latency: LATENCY_MS }),
    fronts.open(single.url, { latency: LATENCY_MS }),
    fronts.open(site.url, { latency: LATENCY_MS, ready: markup }),
  ])
  const [ours, theirs, still] = opened
  return {
    browser,
    sites: { ours: ours.url, single: theirs.url, markup: still.url } satisfies RivalSites,
    async close() {
      await browser.close()
      for (const front of opened) await front.close()
      await single.close()
      await rm(outDir, { recursive: true, force: true })
    },
  }
}

/** Returns the headers that the site sends with every response. They cost bytes and checks, so the single build sends them too. */
async function ownHeaders(url: string) {
  const response = await fetch(`${url}/robots.txt`)
  const own = [
    'cache-control',
    'connection',
    'content-',
    'date',
    'etag',
    'keep-alive',
    'accept-ranges',
    'vary',
  ]
  return Object.fromEntries(
    [...response.headers].filter(
      ([name]) => name === 'content-security-policy' || !own.some((start) => name.startsWith(start)),
    ),
  )
}
