import type { Page } from '@playwright/test'

/** A button of the screen, in exactly these words. */
export function button(page: Page, name: string) {
  return page.getByRole('main').getByRole('button', { name, exact: true })
}

/** The fixed sidebar of the dashboard screens. */
export function sidebar(page: Page) {
  return page.getByRole('main').getByRole('navigation', { name: 'Dashboard', exact: true })
}

/** The description of a term in a description list. */
export function termOf(page: Page, term: string) {
  return page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.getByText(term, { exact: true }) })
    .getByRole('definition')
    .first()
}
