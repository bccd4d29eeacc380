import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { releaseCommand } from '@crossbook/deploy-testing/releaseCommand'
import { ALL_COHORTS, cohortsOf } from '@crossbook/web-files'
import { heading } from '../journeys/header'
import { started } from '../site/started'
import { startTestSite } from '../site/startTestSite'
import { expect, test } from '../site/test'
import {
  CALCULATOR,
  screenCalled,
  smallTools,
  THROWS_AT_ONCE,
  THROWS_IN_RENDER,
  THROWS_LATER,
} from './smallTools'
import { promote, publish, rollOut } from './team'

/** Versions are built, and a dozen browsers visit. */
test.describe.configure({ timeout: 600_000 })

const CALM = screenCalled('Steady calculator')

/** Visits that meet a new fault before everybody is taken back, and visits of others beside them. */
const MET = 10
const OTHERS = 4

/** A site that collects what its pages report, with a version that stands and a rollout of one that does not. */
async function brokenRollout(screen: string, version: string) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'crossbook-rollout-'))
  const site = await startTestSite({ CROSSBOOK_REPORTS: folder })
  const steady = await promote(site, await publish(site, smallTools('9.7.0', CALM)))
  const { release } = await rollOut(site, 5, await publish(site, smallTools(version, screen)))
  const command = releaseCommand({
    root: site.folder,
    environment: { CROSSBOOK_STORE: site.folder, CROSSBOOK_REPORTS: folder },
  })
  const inStage = cohortsOf(release.id, 5)
  const open = async (browser: Browser, isInStage: boolean) => {
    const context = await browser.newContext()
    const cohort = ALL_COHORTS.find((each) => inStage.includes(each) === isInStage) ?? ''
    await context.addCookies([{ name: 'cohort', value: cohort, url: site.url }])
    return { context, page: await context.newPage() }
  }
  return {
    site,
    open,
    command,
    next: release.id,
    present: steady.release.id,
    async close() {
      await site.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

for (const [when, screen, version] of [
  ['at load', THROWS_AT_ONCE, '9.7.1'],
  ['at render', THROWS_IN_RENDER, '9.7.2'],
  ['on a later press', THROWS_LATER, '9.7.3'],
] as const)
  test(`a rollout that fails ${when} is taken back by its visitors’ reports, and all others see nothing of it`, async ({
    browser,
  }) => {
    const { site, open, command, next, present, close } = await brokenRollout(screen, version)
    const watching = command('rollout', 'watch', 'test')
    const others = await Promise.all(Array.from({ length: OTHERS }, () => open(browser, false)))
    for (const { page } of others) {
      await page.goto(site.url + CALCULATOR)
      await expect(heading(page, 'Steady calculator')).toBeVisible()
    }
    for (let visit = 0; visit < MET; visit++) {
      const { context, page } = await open(browser, true)
      const failed = page.waitForEvent('console', (message) => message.text().startsWith('Crossbook fault'))
      await page.goto(site.url + CALCULATOR)
      if (screen === THROWS_LATER) {
        await started(page)
        await page.getByRole('button', { name: 'Break' }).click()
      }
      expect((await failed).text()).toContain(`in tools ${version}`)
      await page.goto('about:blank')
      await context.close()
    }

    const { code, err } = await watching
    expect(code).toBe(0)
    expect(err).toMatch(
      new RegExp(
        `Taken back: channel test shows ${present} to everybody again, because tools ${version} fails in`,
      ),
    )
    expect(err).toMatch(/which no other release does; 1\d visits met it/)
    const revision = await site.store.readPointer(site.channel)
    expect([revision?.kind, revision?.release, revision?.rollout]).toEqual(['abort', present, undefined])

    const { context, page } = await open(browser, true)
    await page.goto(site.url + CALCULATOR)
    await expect(heading(page, 'Steady calculator')).toBeVisible()
    await context.close()
    for (const other of others) {
      await started(other.page)
      await expect(heading(other.page, 'Steady calculator')).toBeVisible()
      expect(await other.page.content()).not.toContain(next)
      await other.context.close()
    }
    await close()
  })
