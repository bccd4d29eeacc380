import type { Page } from '@playwright/test'
import { heading } from '../journeys/header'
import { scriptsFrom } from '../site/scriptsFrom'
import { started } from '../site/started'
import { expect, test } from '../site/test'
import { isStressRun, times } from '../site/counts'
import { judgedRollout, type Visitor } from './judgedRollout'
import { twoFrames } from '../site/frame'
import {
  CALCULATOR,
  inside,
  NOTES,
  screenCalled,
  screenThatAnswersAfter,
  smallTools,
  THROWS_AT_ONCE,
  THROWS_IN_RENDER,
  THROWS_LATER,
  THROWS_ON_CLICK,
} from './smallTools'

/** Versions are built, and dozens of browsers visit. */
test.describe.configure({ timeout: isStressRun ? 1_800_000 : 600_000 })

const STEADY = smallTools('9.7.0', screenCalled('Steady calculator'), screenCalled('Steady notes'))

/** Visits that meet a new fault before the rollout is taken back for everybody. */
const MET = 10

/** Visits of others, open all the while. */
const OTHERS = times(40)

/** The fault of the next version, the steps by which a visit meets it, and the pages that show that version. */
const PLANTED = [
  {
    when: 'at load',
    tools: smallTools('9.7.1', THROWS_AT_ONCE, screenCalled('New notes')),
    meet: (page: Page) => Promise.resolve(page),
    sound: { path: NOTES, shown: 'New notes', before: 'Steady notes' },
  },
  {
    when: 'at render',
    tools: smallTools('9.7.2', THROWS_IN_RENDER, screenCalled('New notes')),
    meet: (page: Page) => Promise.resolve(page),
    sound: { path: NOTES, shown: 'New notes', before: 'Steady notes' },
  },
  {
    when: 'on a later press',
    tools: smallTools('9.7.3', THROWS_LATER, screenCalled('New notes')),
    meet: async (page: Page) => {
      await started(page)
      await page.getByRole('button', { name: 'Break' }).click()
    },
    sound: { path: NOTES, shown: 'New notes', before: 'Steady notes' },
  },
  {
    when: 'in a click handler',
    tools: smallTools('9.7.5', THROWS_ON_CLICK, screenCalled('New notes')),
    meet: async (page: Page) => {
      await started(page)
      await page.getByRole('button', { name: 'Break' }).click()
    },
    sound: { path: NOTES, shown: 'New notes', before: 'Steady notes' },
  },
  {
    when: 'on one route only',
    tools: smallTools('9.7.4', screenCalled('New calculator'), THROWS_IN_RENDER),
    meet: async (page: Page) => {
      await expect(heading(page, 'New calculator')).toBeVisible()
      await started(page)
      await inside(page, NOTES)
    },
    sound: { path: CALCULATOR, shown: 'New calculator', before: 'Steady calculator' },
  },
] as const

const cohortOf = async ({ context }: Visitor) =>
  (await context.cookies()).find(({ name }) => name === 'cohort')?.value

for (const { when, tools, meet, sound } of PLANTED)
  test(`a rollout that fails ${when} is taken back by its visitors’ reports; all others see nothing of it, and nobody changes release within a visit`, async ({
    browser,
  }) => {
    const { site, visitor, watch, next, present, close } = await judgedRollout(STEADY, tools)
    const others = await Promise.all(Array.from({ length: OTHERS }, () => visitor(browser, false)))
    for (const { page } of others) {
      await page.goto(site.url + CALCULATOR)
      await expect(heading(page, 'Steady calculator')).toBeVisible()
    }
    const lucky = await visitor(browser, true)
    await lucky.page.goto(site.url + sound.path)
    await expect(heading(lucky.page, sound.shown)).toBeVisible()
    await started(lucky.page)

    const met: Visitor[] = []
    for (let visit = 0; visit < MET; visit++) {
      const unlucky = await visitor(browser, true)
      const { page } = unlucky
      const failed = page.waitForEvent('console', (message) => message.text().startsWith('Crossbook fault'))
      await page.goto(site.url + CALCULATOR)
      await meet(page)
      expect((await failed).text()).toContain(`in tools ${tools.version}`)
      await page.goto('about:blank')
      // The browser stays open, because its last reports are still being sent, and each visit counts.
      met.push(unlucky)
    }

    // Watches only now. The five minutes of a comparison may end at any time, and would take the rollout back before the last visit.
    const { code, err } = await watch()
    expect(code).toBe(0)
    expect(err).toMatch(
      new RegExp(
        `Rolled back: channel test shows ${present} to all users again, because tools ${tools.version} fails in`,
      ),
    )
    expect(err).toMatch(/which the current release does not; 1\d visits had this fault/)
    const revision = await site.store.readPointer(site.channel)
    expect([revision?.kind, revision?.release, revision?.rollout]).toEqual(['abort', present, undefined])

    // Open pages keep their version, also after navigations, until the site is opened again.
    await inside(lucky.page, '/terms')
    await inside(lucky.page, sound.path)
    await expect(heading(lucky.page, sound.shown)).toBeVisible()
    await lucky.page.reload()
    await expect(heading(lucky.page, sound.before)).toBeVisible()
    expect(await cohortOf(lucky)).toBe(lucky.cohort)
    for (const other of others) {
      await started(other.page)
      await inside(other.page, NOTES)
      await expect(heading(other.page, 'Steady notes')).toBeVisible()
      expect(await other.page.content()).not.toContain(next)
      expect(await cohortOf(other)).toBe(other.cohort)
    }
    await Promise.all([lucky, ...others, ...met].map(({ context }) => context.close()))
    await close()
  })

const DAY_MS = 86_400_000

/**
 * Milliseconds. Before the rollout, three of four clicks are faster than the first figure. In the next version, each click takes as long
 * as the second.
 */
const QUICK_MS = 500
const SLOW_MS = 1_000

/** Later than any time slot in which this test's visits have been counted. */
const NEXT_SLOTS_MS = 900_000

test('a rollout whose controls are slow is taken back by measurements of browsers, and nobody changes release within a visit', async ({
  browser,
}) => {
  const present = smallTools('9.8.0', screenThatAnswersAfter(0))
  const next = smallTools('9.8.1', screenThatAnswersAfter(SLOW_MS))
  const rollout = await judgedRollout(present, next)
  const { site, visitor, reportedAt } = rollout
  const build = { app: 'tools', version: present.version } as const
  await reportedAt(
    new Date(Date.now() - 2 * DAY_MS),
    Array.from({ length: 100 }, () => ({ type: 'vital', ...build, name: 'INP', value: QUICK_MS })),
  )
  const [vitals] = await scriptsFrom(/\/reportVitals\.ts$/, 'host', site)
  const stays = await visitor(browser, true)
  await stays.page.goto(site.url + CALCULATOR)
  await expect(heading(stays.page, `Answers after ${SLOW_MS} ms`)).toBeVisible()
  await started(stays.page)
  for (let visit = 0; visit < MET; visit++)
    for (const isInStage of [true, false]) {
      const { context, page, cohort } = await visitor(browser, isInStage)
      const measuring = page.waitForResponse((response) => response.url().endsWith(String(vitals)))
      const answer = await page.goto(site.url + CALCULATOR)
      expect(await answer?.text()).toContain(`"release":"${isInStage ? rollout.next : rollout.present}"`)
      await started(page)
      await measuring
      await page.getByRole('button', { name: 'Count' }).click()
      await expect(page.getByText('Counted: 1')).toBeVisible()
      // The browser has measured the click once the next frame is painted.
      await twoFrames(page)
      expect(await cohortOf({ context, page })).toBe(cohort)
      await page.goto('about:blank')
      await context.close()
    }
  await reportedAt(new Date(Date.now() + NEXT_SLOTS_MS), [
    { type: 'visit', ...build, faulty: false, again: false },
  ])

  // Watches only now. The time slots of these visits may end at any time, and their figures would be compared before the last visit.
  const { code, err } = await rollout.watch()
  expect(code).toBe(0)
  expect(err).toMatch(
    new RegExp(
      `Rolled back: .* ${rollout.present} to all users again, because interactions of tools are slower than before in \\d`,
    ),
  )
  await inside(stays.page, '/terms')
  await inside(stays.page, CALCULATOR)
  await expect(heading(stays.page, `Answers after ${SLOW_MS} ms`)).toBeVisible()
  await stays.page.reload()
  await expect(heading(stays.page, 'Answers after 0 ms')).toBeVisible()
  await stays.context.close()
  await rollout.close()
})
