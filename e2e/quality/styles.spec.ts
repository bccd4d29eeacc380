import type { Page } from '@playwright/test'
import { started } from '../site/started'
import { expect, test } from '../site/test'
import { FROM, restyled, TO } from '../walk/restyled'

/** The prices of a list, each with its change; all of a page are hundreds. */
const PRICES = 100

const TICK_MS = 3000

for (const path of ['/', '/features/prices'])
  test(`a tick of the prices gives only prices their styles anew on ${path}`, async ({ page }) => {
    await page.clock.install({ time: '2024-03-15T12:00:00Z' })
    await page.clock.pauseAt('2024-03-15T12:00:01Z')
    await page.goto(path)
    await started(page)
    await endFadesAtOnce(page)
    const count = await restyled(page, async () => {
      await stamp(page, FROM)
      await page.clock.runFor(TICK_MS)
      await stamp(page, TO)
    })
    expect(count).toBeGreaterThan(0)
    expect(count).toBeLessThan(PRICES)
  })

/** A color that fades is styled anew in every frame, and a busy machine has more of them before the count has ended. */
async function endFadesAtOnce(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Animation.enable')
  await browser.send('Animation.setPlaybackRate', { playbackRate: 1000 })
}

/** A stamp before which all that has changed has got its styles. */
function stamp(page: Page, name: string) {
  return page.evaluate((what) => {
    document.body.getBoundingClientRect()
    console.timeStamp(what)
  }, name)
}
