import type { Page } from 'playwright-core'

/**
 * Looks at a page whose transitions and animations have come to their end, and ends those that begin meanwhile: a slide that is half faded
 * in has colours that nobody is shown for longer than a blink. What turns without an end (a spinner) goes on.
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
    // The page may have left, and its listeners with it.
    await goOn.evaluate((stop) => stop()).catch(() => undefined)
  }
}
