import type { Page, Route } from '@playwright/test'
import { heading } from '../journeys/header'
import { UNKNOWN_PATH } from '../site/routes'
import { started } from '../site/started'
import { expect, test, type Visitor } from '../site/test'
import { fullUnless } from '../site/tiers'
import { fallback, follow, passTime, type REASONS, useCalculator, useLivePrices } from './otherDomains'

interface Section {
  remote: string
  as: Visitor
  title: string
  heading: string
  /** How the visitor gets there. */
  open: (page: Page) => Promise<void>
  /** The user's action elsewhere in the meantime. */
  useOther: (page: Page) => Promise<void>
}

/** A section of every remote, opened from a page of the host. A section that is opened by its address would keep its prerendered HTML. */
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

/**
 * The faults by name. Each affects every file of a remote in all its versions. `reason` is the reason that the section shows; the default
 * is `unknown`.
 */
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

/** The everyday suite: a public and a protected section that are down, a changed file and one that never arrives. */
const EVERY_DAY = ['marketing is down', 'wallet is down', 'wallet has been tampered with', 'wallet hangs']

for (const section of SECTIONS)
  for (const [fault, { act, reason }] of Object.entries(FAULTS).filter(([name]) => isTried(section, name)))
    test(
      `when ${section.remote} ${fault}, its section says so, the other domains work, and Retry recovers`,
      fullUnless(EVERY_DAY.includes(`${section.remote} ${fault}`)),
      async ({ openAs }) => {
        const { page } = await openAs(section.as)
        await page.clock.install()
        await page.route(filesOf(section.remote), act)
        await section.open(page)
        await passTime(page, fallback(page, section.title, reason), stepFor(reason))
        expect(await page.evaluate(() => 'stolen' in window), 'nothing of it has run').toBe(false)

        await section.useOther(page)
        await expect(fallback(page, section.title, reason)).toHaveCount(0)

        await page.goBack({ waitUntil: 'commit' })
        await passTime(page, fallback(page, section.title, reason), stepFor(reason))
        // A file that is being changed at this moment continues to load.
        await page.unrouteAll({ behavior: 'ignoreErrors' })
        await page.getByRole('button', { name: 'Retry' }).click()
        // The files arrive in real time. A clock that runs ahead of a busy machine would use up the budget.
        await passTime(page, heading(page, section.heading), ARRIVAL_STEP_MS)
        await expect(fallback(page, section.title, reason)).toHaveCount(0)
      },
    )

/** Milliseconds by which the page's clock advances at a time while files are loading. */
const ARRIVAL_STEP_MS = 100

/** The reason arrives in real time too. If the clock used up the budget first, the reason would be unknown. */
const stepFor = (reason?: keyof typeof REASONS) => (reason ? ARRIVAL_STEP_MS : undefined)

const filesOf = (remote: string) => `**/apps/${remote}/**`

async function fromHost(page: Page, go: () => Promise<void>) {
  await page.goto(UNKNOWN_PATH)
  // A link that is clicked before the site has started opens its page by its address.
  await started(page)
  await go()
}
