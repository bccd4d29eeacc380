import { SHOWN_RELEASE_URL } from '@crossbook/contract'
import type { Page } from '@playwright/test'
import { started } from '../site/started'
import { expect, test, type Visitor } from '../site/test'

/** A window so low that little of a page is visible between its header and a notice. */
const LOW = { viewport: { width: 1280, height: 500 } }
const NARROW = { viewport: { width: 360, height: 500 } }

/** Longer than any pause between two queries for the release. */
const PAUSE_MS = 7 * 60_000

/** The number of Tab presses: once through the shorter pages, and far below the fold of the longer ones. */
const STEPS = 90

for (const { as, path, device } of [
  { as: 'visitor', path: '/', device: LOW },
  { as: 'visitor', path: '/trading/spot', device: LOW },
  { as: 'trader', path: '/dashboard', device: LOW },
  { as: 'trader', path: '/dashboard/history', device: NARROW },
] satisfies { as: Visitor; path: string; device: object }[])
  test(`the notice of a new version covers no control of ${path} that has the focus, nor does the header`, async ({
    openAs,
  }) => {
    const { page } = await openAs(as, device)
    await page.clock.install()
    await page.goto(path)
    await started(page)
    await page.route(`**${SHOWN_RELEASE_URL}`, (route) =>
      route.fulfill({ json: { release: 'r0123456789abcdef0123456789abcdef' } }),
    )
    const notice = page.getByRole('region', { name: 'New version' })
    // The page queries only once it is idle.
    await expect(async () => {
      await page.clock.fastForward(PAUSE_MS)
      await expect(notice).toBeVisible({ timeout: 1_000 })
    }).toPass({ timeout: 30_000 })
    // Moves the focus away from the notice, and from fields, in which the notice hides.
    await page.getByRole('link', { name: 'Skip to content' }).focus()

    let looked = 0
    for (let step = 0; step < STEPS; step++) {
      await page.keyboard.press('Tab')
      if (!(await notice.isVisible())) continue
      looked += 1
      // The notice comes back when the focus leaves a field, and the page scrolls in the next frame.
      await expect.poll(() => coveredControl(page)).toEqual([])
    }
    expect(looked).toBeGreaterThan(STEPS / 3)
  })

/** Returns the focused control if another element covers part of it. */
function coveredControl(page: Page) {
  return page.evaluate(() => {
    const control = document.activeElement
    if (!control || control === document.body || control.closest('[aria-label="New version"]')) return []
    // A fixed control is above all other elements. A control higher than the free part of the window cannot be clear of both.
    const { left, right, top, bottom, height } = control.getBoundingClientRect()
    if (getComputedStyle(control).position === 'fixed' || height > innerHeight / 2) return []
    const overlaps = [...document.querySelectorAll('header, [aria-label="New version"]')].filter((other) => {
      if (other.contains(control) || getComputedStyle(other).position === 'static') return false
      const box = other.getBoundingClientRect()
      return left < box.right && right > box.left && top < box.bottom && bottom > box.top
    })
    const name = `${control.tagName} ${control.textContent.trim().slice(0, 40)}`
    return overlaps.map((other) => `${name} at ${Math.round(top)} below ${other.tagName}`)
  })
}
