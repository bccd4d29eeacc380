import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { settled } from './settled'

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
