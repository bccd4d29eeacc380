import type { Page } from '@playwright/test'

/** Holds requests back until the returned function is called. */
export async function holdBack(page: Page, requests: string | ((url: URL) => boolean)) {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(requests, async (route) => {
    await released
    await route.continue()
  })
  return release
}
