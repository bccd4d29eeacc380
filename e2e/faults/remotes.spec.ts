import type { Page, Route } from '@playwright/test'
import { heading } from '../journeys/header'
import { UNKNOWN_PATH } from '../site/routes'
import { started } from '../site/started'
import { expect, test, type Visitor } from '../site/test'
import { fallback, follow, passTime, type REASONS, useCalculator, useLivePrices } from './otherDomains'

interface Section {
  remote: string
  as: Visitor
  title: string
  heading: string
  /** How the visitor gets there. */
  open: (page: Page) => Promise<void>
  /** What the user does elsewhere in the meantime. */
  useOther: (page: Page) => Promise<void>
}

/** A section of every remote, opened from a page of the host: one that is opened by its address keeps its prerendered HTML. */
const SECTIONS: readonly Section[] = [
  {
    remote: 'marketing',
    as: 'visitor',
    title: 'AI-Powered Crypto Trading',
    heading: 'AI-powered crypto trading',
    open: (page) => fromHost(page, () => page.getByRole('link', { name: 'Return to Home' }).click()),
    useOther: useCalculator,
  },
  {
    remote: 'trading',
    as: 'visitor',
    title: 'Spot Trading',
    heading: 'Spot Trading',
    open: (page) => fromHost(page, () => follow(page, 'Trading', 'Spot')),
    useOther: useCalculator,
  },
  {
    remote: 'tools',
    as: 'visitor',
    title: 'Crypto Calculator',
    heading: 'Crypto Calculator',
    open: (page) => fromHost(page, () => follow(page, 'Tools', 'Calculator')),
    useOther: useLivePrices,
  },
  {
    remote: 'wallet',
    as: 'trader',
    title: 'Multi-Coin Wallet',
    heading: 'Multi-Coin Wallet',
    open: (page) => fromHost(page, () => follow(page, 'Features', 'Wallet')),
    useOther: useCalculator,
  },
  {
    remote: 'earn',
    as: 'trader',
    title: 'Crypto Staking',
    heading: 'Crypto Staking',
    open: (page) => fromHost(page, () => follow(page, 'Earn', 'Staking')),
    useOther: useLivePrices,
  },
]

/** What goes wrong with every file of a remote, in all of its versions, and the reason that its section gives. */
const FAULTS: Record<string, { act: (route: Route) => Promise<void>; reason?: keyof typeof REASONS }> = {
  'is down': { act: (route) => route.fulfill({ status: 503, body: 'Bad gateway' }), reason: 'server' },
  'answers 404': { act: (route) => route.fulfill({ status: 404, body: 'Not found.' }), reason: 'server' },
  'answers 500': { act: (route) => route.fulfill({ status: 500, body: 'Error' }), reason: 'server' },
  'is blocked in the browser': { act: (route) => route.abort('blockedbyclient'), reason: 'blocked' },
  'answers garbage': {
    act: (route) => route.fulfill({ contentType: 'text/javascript', body: 'not <a> script {{{' }),
  },
  'has been tampered with': {
    act: async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, body: `${await answer.text()}\n;window.stolen = true` })
    },
  },
  hangs: { act: () => new Promise<void>(() => undefined) },
}

// The host treats all remotes alike, so every remote is down once, and one has every fault.
const isTried = (section: Section, fault: string) => fault === 'is down' || section.remote === 'wallet'

for (const section of SECTIONS)
  for (const [fault, { act, reason }] of Object.entries(FAULTS).filter(([name]) => isTried(section, name)))
    test(`when ${section.remote} ${fault}, its section says so, the other domains work, and Retry recovers`, async ({
      openAs,
    }) => {
      const { page } = await openAs(section.as)
      await page.clock.install()
      await page.route(filesOf(section.remote), act)
      await section.open(page)
      await passTime(page, fallback(page, section.title, reason))
      expect(await page.evaluate(() => 'stolen' in window), 'nothing of it has run').toBe(false)

      await section.useOther(page)
      await expect(fallback(page, section.title, reason)).toHaveCount(0)

      await page.goBack({ waitUntil: 'commit' })
      await passTime(page, fallback(page, section.title, reason))
      // One that is being tampered with at this moment goes on untouched.
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.getByRole('button', { name: 'Retry' }).click()
      // It arrives in real time: a clock that runs ahead of a busy machine would use up the budget meanwhile.
      await passTime(page, heading(page, section.heading), ARRIVAL_STEP_MS)
      await expect(fallback(page, section.title, reason)).toHaveCount(0)
    })

/** How far the page's clock goes at a time while something is on its way. */
const ARRIVAL_STEP_MS = 100

const filesOf = (remote: string) => `**/apps/${remote}/**`

async function fromHost(page: Page, go: () => Promise<void>) {
  await page.goto(UNKNOWN_PATH)
  // A link that is pressed before opens its page by its address.
  await started(page)
  await go()
}
