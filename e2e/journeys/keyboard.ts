import { expect, type Locator, type Page } from '@playwright/test'
import { started } from '../site/started'

/** More stops than any page has. A control that is not reached within them cannot be reached. */
const MOST_STOPS = 160

/**
 * Presses Tab, or Shift and Tab, until the control has the focus, as a user without a mouse does. Waits for the site to start: before,
 * arrow keys do nothing, and only the last of several key presses counts. Slower users do not notice this.
 */
export async function tabTo(page: Page, control: Locator) {
  // A focused link on the way prerenders its page, which may have an invisible control with the same name.
  const shown = control.filter({ visible: true })
  await expect(shown).toBeVisible()
  await started(page)
  const key = (await isBeforeFocus(shown)) ? 'Shift+Tab' : 'Tab'
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    if (await shown.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  await expect(shown, 'reached by Tab').toBeFocused()
}

/** Returns whether Shift and Tab lead to the control. Tab would leave the page at its end, and Firefox would then use the keys itself. */
function isBeforeFocus(control: Locator) {
  return control.evaluate((element) => {
    const { activeElement, body } = document
    if (!activeElement || activeElement === body) return false
    return (activeElement.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0
  })
}

/** Goes to a field by Tab and types into it. */
export async function typeInto(page: Page, field: Locator, text: string) {
  await tabTo(page, field)
  await page.keyboard.type(text)
}

/**
 * Replaces the text of a field, key by key. In Firefox, Playwright's `fill` sets the value with a script of the page, and React does not
 * notice the change.
 */
export async function enter(field: Locator, text: string) {
  await field.clear()
  await field.pressSequentially(text)
}

/** Goes to a button, link or switch by Tab and activates it. */
export async function press(page: Page, control: Locator, key: 'Enter' | 'Space' = 'Enter') {
  await tabTo(page, control)
  await page.keyboard.press(key)
}
