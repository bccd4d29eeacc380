import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { settled } from './settled'

/**
 * A rule of WCAG 2.2 (2.5.3) that axe leaves off as experimental: who says what a button shows must reach it, so that its name holds its
 * visible words.
 */
const ALSO = { 'label-content-name-mismatch': { enabled: true } }

/** Returns axe's violations once animations have ended, each with its elements. */
export async function axeViolations(page: Page) {
  // Legacy mode looks at this one frame; the other way opens a page more for each look.
  const { violations: found } = await settled(page, () =>
    new AxeBuilder({ page }).setLegacyMode().options({ rules: ALSO }).analyze(),
  )
  return found.map(({ id, help, nodes }) => ({
    id,
    help,
    elements: nodes.map(({ html, failureSummary }) => ({ html, failureSummary })),
  }))
}
