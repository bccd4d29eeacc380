import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { SITE_PATHS } from '@crossbook/contract'
import { releaseCommand } from '@crossbook/deploy-testing/releaseCommand'
import { heading } from '../journeys/header'
import { scriptsFrom } from '../site/scriptsFrom'
import { started } from '../site/started'
import { startTestSite } from '../site/startTestSite'
import { expect, test } from '../site/test'
import { screenCalled } from './smallTools'
import { promote, publish } from './team'

/** Two versions are built and promoted. */
test.describe.configure({ timeout: 300_000 })

const WALLET = SITE_PATHS.multiCoinWallet

/** The script that measures a visit. */
const VITALS = /\/reportVitals\.ts$/

const THROWS_IN_RENDER = `
export default function Screen() {
  if (typeof document !== 'undefined') throw new Error('no balance of ada@example.com')
  return <h1>Never seen</h1>
}
`

/** As a real screen: the mistake is in a file of its own. */
const THROWS_ON_CLICK = `
import { exportCsv } from './exportCsv'

export default function Screen() {
  return <><h1>Wallet that throws</h1><button onClick={() => exportCsv([])}>Export CSV</button></>
}
`

const EXPORT_CSV = `
export function exportCsv(transactions: { amount: number }[]) {
  const [first] = transactions
  return first!.amount.toFixed(2)
}
`

/** Its first button keeps the page busy for longer than a visitor waits, its second one does not. */
const HANGS_ON_CLICK = `
const work = (ms: number) => {
  const began = performance.now()
  while (performance.now() - began < ms) continue
}

export default function Screen() {
  return <>
    <h1>Wallet that hangs</h1>
    <button onClick={() => work(5_200)}>Recalculate 12 positions</button>
    <button onClick={() => work(300)}>Refresh</button>
  </>
}
`

/** A version of the wallet that has this screen alone: it builds in a moment. */
const smallWallet = (version: string, screen: string, more: Record<string, string> = {}) => ({
  app: 'wallet',
  version,
  files: {
    'remote.ts': `import { defineRemote } from '@crossbook/contract'

export default defineRemote({ name: 'wallet', screens: [
  { path: '${WALLET}', module: './wallet', title: 'Wallet', description: 'A test.', access: 'public' },
] })
`,
    'src/wallet/Wallet.tsx': screen,
    ...more,
  },
})

/** A site that collects what its pages report, and the command line that reads it. */
async function collectingSite() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'crossbook-reports-'))
  const site = await startTestSite({ CROSSBOOK_REPORTS: folder })
  const release = releaseCommand({
    root: site.folder,
    environment: { CROSSBOOK_STORE: site.folder, CROSSBOOK_REPORTS: folder },
  })
  return {
    site,
    answerOf: async (command: string) => (await release(command, 'test')).out,
    async close() {
      await site.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

test('a fault in a new wallet shows up in "pnpm release faults", also of a page that is closed at once, and its visits and speed in "pnpm release health"', async ({
  browser,
}) => {
  const { site, answerOf, close } = await collectingSite()
  await promote(site, await publish(site, smallWallet('9.0.0', screenCalled('Steady wallet'))))
  const { release } = await promote(site, await publish(site, smallWallet('9.0.1', THROWS_IN_RENDER)))
  expect(await answerOf('faults')).toContain('No reports of channel test yet')

  const context = await browser.newContext()
  const page = await context.newPage()
  const [vitals] = await scriptsFrom(VITALS, 'host', site)
  const measuring = page.waitForResponse((response) => response.url().endsWith(String(vitals)))
  await page.goto(site.url + WALLET)
  await expect(heading(page, 'Steady wallet')).toBeVisible()
  await started(page)
  await measuring

  const closed = await context.newPage()
  const failed = closed.waitForEvent('console', (message) => message.text().startsWith('Crossbook fault'))
  await closed.goto(site.url + WALLET)
  await failed
  // A browser ends a closed page after half a second, even while it renders: on a busy machine its reports could be lost.
  await closed.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await closed.close()

  // A page reports when the user leaves it.
  await page.goto('about:blank')
  await expect
    .poll(() => answerOf('faults'))
    .toContain('wallet 9.0.1  firstRender in ./wallet, 2 times (100.0 % of 2 visits)')
  const faults = await answerOf('faults')
  expect(faults).toContain('Error: no balance of [mail]\n')
  expect(faults).toContain(`at ${WALLET}\n`)
  expect(faults).toContain(`pnpm release show ${release.id} --serve`)
  expect(faults).toMatch(/Chrome \d+\n/)
  expect(faults).toMatch(/^ +\S+\/src\/wallet\/Wallet\.tsx:3:\d+$/m)
  await expect.poll(() => answerOf('health')).toMatch(/wallet +9\.0\.1 +2 +100\.0 %/)
  // The closed page may not have shown the previous one.
  expect(await answerOf('health')).toMatch(/before +9\.0\.0 +[12] +0\.0 % +[\d,]+ ms/)
  await context.close()
  await close()
})

test('an error of a click handler is a fault of its version, with the control, and makes its visit a bad one', async ({
  browser,
}) => {
  const { site, answerOf, close } = await collectingSite()
  const wallet = smallWallet('9.0.2', THROWS_ON_CLICK, { 'src/wallet/exportCsv.ts': EXPORT_CSV })
  await promote(site, await publish(site, wallet))

  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(site.url + WALLET)
  await started(page)
  for (let click = 0; click < 3; click++) await page.getByRole('button', { name: 'Export CSV' }).click()
  await page.goto('about:blank')

  await expect
    .poll(() => answerOf('faults'))
    .toMatch(/^wallet 9\.0\.2 {2}uncaught in \.\/[\w-]+, once \(100\.0 % of 1 visit\)/m)
  const faults = await answerOf('faults')
  expect(faults).toContain("TypeError: Cannot read properties of undefined (reading 'amount')\n")
  expect(faults).toContain('after using button "Export CSV"\n')
  expect(faults).toMatch(/^ +\S+\/src\/wallet\/exportCsv\.ts:4:\d+$/m)
  const [script] = await scriptsFrom(/\/exportCsv\.ts$/, 'wallet', site, '9.0.2')
  expect((await context.request.get(`${site.url}${String(script)}`)).status()).toBe(200)
  expect((await context.request.get(`${site.url}${String(script)}.map`)).status()).toBe(404)
  await expect.poll(() => answerOf('health')).toMatch(/wallet +9\.0\.2 +1 +100\.0 %/)
  await context.close()
  await close()
})

test('a click after which the page hangs for 5 s is a fault of the screen that has the control', async ({
  browser,
}) => {
  const { site, answerOf, close } = await collectingSite()
  await promote(site, await publish(site, smallWallet('9.0.3', HANGS_ON_CLICK)))

  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(site.url + WALLET)
  await started(page)
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith('Crossbook fault')) faults.push(message.text())
  })
  await page.getByRole('button', { name: 'Refresh' }).click()
  const hung = page.waitForEvent('console', (message) => message.text().startsWith('Crossbook fault (hang)'))
  await page.getByRole('button', { name: 'Recalculate' }).press('Enter')
  await hung
  await page.goto('about:blank')

  await expect
    .poll(() => answerOf('faults'))
    .toContain('wallet 9.0.3  hang in ./wallet, once (100.0 % of 1 visit), in no other version')
  expect(await answerOf('faults')).toContain(
    'The page did not paint for 5 s after a click on button "Recalculate … positions"\n',
  )
  await expect.poll(() => answerOf('health')).toMatch(/wallet +9\.0\.3 +1 +100\.0 %/)
  expect(faults).toHaveLength(1)
  await context.close()
  await close()
})
