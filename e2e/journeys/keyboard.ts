import { expect, type Locator, type Page } from '@playwright/test'
import { started } from '../site/started'

/** More stops than any page has: a control that is not among them cannot be reached. */
const MOST_STOPS = 160

/**
 * Presses Tab until the control has the focus, as somebody without a mouse would. Before the site has started, arrow keys do
 * nothing yet, and of several key presses the last one counts; slower users do not notice.
 */
export async function tabTo(page: Page, control: Locator) {
  // A link on the way has its page rendered ahead, which may hold a control of that name: nobody sees or reaches it.
  const shown = control.filter({ visible: true })
  await expect(shown).toBeVisible()
  await started(page)
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    if (await shown.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(shown, 'reached by Tab').toBeFocused()
}

/** Goes to a field by Tab and types into it. */
export async function typeInto(page: Page, field: Locator, text: string) {
  await tabTo(page, field)
  await page.keyboard.type(text)
}

/** Goes to a button, link or switch by Tab and presses it. */
export async function press(page: Page, control: Locator, key: 'Enter' | 'Space' = 'Enter') {
  await tabTo(page, control)
  await page.keyboard.press(key)
}
