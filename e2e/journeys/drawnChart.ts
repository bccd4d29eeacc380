import type { Locator, Page } from '@playwright/test'
import { expect } from '../site/test'

/** Returns the place of an element, in pixels. */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not shown')
  return box
}

/** Returns the width and height of an element, in pixels. */
export async function sizeOf(element: Locator) {
  const { width, height } = await boxOf(element)
  return { width, height }
}

/** Waits until the chart of a market is on its canvas. */
export async function expectDrawn(page: Page, market: string) {
  await expect(
    page
      .getByRole('region', { name: `${market} chart` })
      .locator('canvas')
      .first(),
  ).toBeVisible()
}
