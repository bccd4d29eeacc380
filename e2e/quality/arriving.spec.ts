import { layoutShifts } from '@crossbook/verification'
import { openAccount, SESSION_KEY } from '../site/accounts'
import { DESKTOP, PHONE } from '../site/devices'
import { servePieces } from '../site/servePieces'
import { started } from '../site/started'
import { expect, test } from '../site/test'
import { twoFrames } from '../site/frame'

/** Pages with tables, with parts out of the document's order, and with parts on top of each other. */
const PAGES = [
  '/',
  '/dashboard',
  '/features/alerts',
  '/features/prices',
  '/trading/spot',
  '/trading/futures',
  '/trading/margin',
  '/trading/charts',
  '/trading/p2p',
]

/** Pieces that a page arrives in. */
const PIECES = 14

/** Shift of a word or a control in a line that is still arriving. */
const IN_A_LINE = 0.01

for (const [device, options] of [
  ['a desk', DESKTOP],
  ['a phone', PHONE],
] as const)
  test(`nothing moves while a page arrives on a slow line, on ${device}`, async ({ browser, site }) => {
    const server = await servePieces(site.url, PIECES, () => painted())
    const { session } = await openAccount(site)
    const localStorage = [{ name: SESSION_KEY, value: session }]
    const context = await browser.newContext({
      ...options,
      storageState: { cookies: [], origins: [{ origin: server.url, localStorage }] },
    })
    const page = await context.newPage()
    const painted = async () => {
      await expect(page.locator('main')).toBeAttached()
      await twoFrames(page)
    }
    for (const path of PAGES) {
      await page.goto('about:blank')
      await page.goto(server.url + path)
      await started(page)
      const shifts = await layoutShifts(page)
      expect
        .soft(
          shifts.filter(({ value }) => value > IN_A_LINE),
          path,
        )
        .toEqual([])
    }
    server.close()
    await context.close()
  })
