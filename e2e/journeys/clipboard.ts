import type { BrowserContextOptions, Page } from '@playwright/test'

/** Options of a browser that lets pages read and write its clipboard. */
export const CLIPBOARD_GRANTED: BrowserContextOptions = { permissions: ['clipboard-read', 'clipboard-write'] }

/** Returns the content of the browser's clipboard. The browser must have granted access. */
export function clipboardText(page: Page) {
  return page.evaluate(() => navigator.clipboard.readText())
}

/** Makes the browser refuse to write to its clipboard on the pages that are opened from now on, as their site's policy. */
export async function refuseClipboard(page: Page) {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'permissions-policy': 'clipboard-write=()' },
    })
  })
}

/** The part of a field's text that is selected. */
export function selectedText(page: Page, label: string) {
  return page
    .getByLabel(label, { exact: true })
    .evaluate((field: HTMLInputElement) =>
      field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0),
    )
}
