import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/**
 * A rule of WCAG 2.2 (2.5.3) that axe disables by default as experimental. Voice control users say a button's visible label to activate it,
 * so its accessible name must contain that label.
 */
const ALSO = { 'label-content-name-mismatch': { enabled: true } }

/** Returns axe's violations once animations have ended, each with its elements. */
export async function axeViolations(page: Page) {
  // Legacy mode checks only this frame. The other mode opens an additional page for each check.
  const { violations: found } = await settled(page, () =>
    new AxeBuilder({ page }).setLegacyMode().options({ rules: ALSO }).analyze(),
  )
  return found.map(({ id, help, nodes }) => ({
    id,
    help,
    elements: nodes.map(({ html, failureSummary }) => ({ html, failureSummary })),
  }))
}

/**
 * Calls `look` when the page's transitions and animations have ended, and ends those that begin meanwhile. A half-faded slide would have
 * colours that users see only for an instant. Endless animations, such as spinners, continue.
 */
async function settled<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const goOn = await page.evaluateHandle(() => {
    const end = () => {
      for (const animation of document.getAnimations())
        if (Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))) animation.finish()
    }
    const begins = ['transitionrun', 'animationstart']
    for (const event of begins) document.addEventListener(event, end)
    end()
    return () => {
      for (const event of begins) document.removeEventListener(event, end)
    }
  })
  try {
    return await look()
  } finally {
    // The page may have navigated away, which also removes its listeners.
    await goOn.evaluate((stop) => stop()).catch(() => undefined)
  }
}
