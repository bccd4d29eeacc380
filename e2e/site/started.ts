import { PAGE_MARKUP } from '@crossbook/contract'
import { expect, type Page } from '@playwright/test'

/** Waits until the site has taken over what was prerendered: from now on every control answers at once. */
export async function started(page: Page) {
  await expect(page.locator(`html[${PAGE_MARKUP.starting}]`)).toHaveCount(0)
}
