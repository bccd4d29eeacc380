import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** What axe has against the page as it stands, each with the elements it means. */
export async function axeViolations(page: Page) {
  // Legacy mode looks at this one frame; the other way opens a page more for each look.
  const { violations: found } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  return found.map(({ id, help, nodes }) => ({
    id,
    help,
    elements: nodes.map(({ html, failureSummary }) => ({ html, failureSummary })),
  }))
}
