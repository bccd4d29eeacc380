import { expect, type Page } from '@playwright/test'

/** Waits until the page tells its visitor of a success, in these words. */
export function expectToast(page: Page, title: string, description: string) {
  return expectWords(page, 'status', title, description)
}

/** Waits until the page tells its visitor of a failure, in these words. */
export function expectAlert(page: Page, title: string, description: string) {
  return expectWords(page, 'alert', title, description)
}

async function expectWords(page: Page, role: 'status' | 'alert', title: string, description: string) {
  const toasts = page.getByRole('region', { name: 'Notifications' }).getByRole(role)
  await expect(toasts.filter({ hasText: title })).toHaveText(`${title}${description}`)
}
