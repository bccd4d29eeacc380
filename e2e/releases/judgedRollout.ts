import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { checkReportBatch, type SentReport } from '@crossbook/contract'
import { releaseCommand } from '@crossbook/deploy-testing/releaseCommand'
import { openReports } from '@crossbook/reports'
import { ALL_COHORTS, cohortsOf } from '@crossbook/web-files'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { Variant } from '../site/buildVariant'
import { startTestSite } from '../site/startTestSite'
import { promote, publish, rollOut } from './team'

/** Percentage of the visitors who get the next release. */
const STAGE = 5

/** A visitor's browser and open page. */
export interface Visitor {
  context: BrowserContext
  page: Page
}

/** Starts a site that collects its pages' reports, with a current version and a rollout of the next one. */
export async function judgedRollout(present: Variant, next: Variant) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'crossbook-rollout-'))
  const site = await startTestSite({ CROSSBOOK_REPORTS: folder })
  const steady = await promote(site, await publish(site, present))
  const { release } = await rollOut(site, STAGE, await publish(site, next))
  const command = releaseCommand({
    root: site.folder,
    environment: { CROSSBOOK_STORE: site.folder, CROSSBOOK_REPORTS: folder },
  })
  const inStage = cohortsOf(release.id, STAGE)
  return {
    site,
    next: release.id,
    present: steady.release.id,
    /** Runs `pnpm release rollout watch` until the rollout is over. */
    watch: () => command('rollout', 'watch', site.channel),
    /** Opens a browser of a cohort that gets the next release, or of one that does not. */
    async visitor(browser: Browser, isInStage: boolean): Promise<Visitor & { cohort: string }> {
      const context = await browser.newContext()
      const cohort = ALL_COHORTS.find((each) => inStage.includes(each) === isInStage) ?? ''
      await context.addCookies([{ name: 'cohort', value: cohort, url: site.url }])
      return { context, page: await context.newPage(), cohort }
    },
    /** Adds reports with another time than now, so that a test does not wait for days or minutes. */
    async reportedAt(at: Date, reports: readonly SentReport[]) {
      const collected = await openReports(folder, () => at)
      for (const report of reports) {
        const batch = checkReportBatch({ release: steady.release.id, reports: [report] })
        if (!batch.ok) throw new Error(batch.problem)
        collected.add({ batch: batch.value, channel: site.channel, browser: 'Chrome 141', share: 1 })
      }
      await collected.close()
    },
    async close() {
      await site.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
