import type { Page } from 'playwright-core'

/**
 * Calls `look` when the page's transitions and animations have ended, and ends those that begin meanwhile. A half-faded slide would have
 * colours that users see only for an instant. Endless animations, such as spinners, continue.
 */
export async function settled<T>(page: Page, look: () => Promise<T>): Promise<T> {
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
