import type { BrowserContext } from '@playwright/test'

/** Something in or around a user's browser that changes the site's pages. */
export interface Surrounding {
  name: string
  /** Prepares a browser, before it opens its first page. */
  install(context: BrowserContext): Promise<void>
}
