import { expect, type Page } from '@playwright/test'

/** Waits until the page shows a success toast with this text. */
export function expectToast(page: Page, title: string, description: string) {
  return expectNotification(page, 'status', title, description)
}

/** Waits until the page shows an error toast with this text. */
export function expectAlert(page: Page, title: string, description: string) {
  return expectNotification(page, 'alert', title, description)
}

async function expectNotification(page: Page, role: 'status' | 'alert', title: string, description: string) {
  const toasts = page.getByRole('region', { name: 'Notifications' }).getByRole(role)
  await expect(toasts.filter({ hasText: title })).toHaveText(`${title}${description}`)
}
