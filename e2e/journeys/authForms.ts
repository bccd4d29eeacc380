import type { Page } from '@playwright/test'
import type { Account } from '../site/accounts'

/** Fills the Sign In page and sends it. */
export async function signIn(page: Page, { email, password }: Account) {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

/** Fills the Create Account page and sends it; the repetition is the password unless told otherwise. */
export async function register(page: Page, { email, password }: Account, confirmation = password) {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm Password').fill(confirmation)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create Account' }).click()
}

/** Signs out through the header's account menu. */
export async function logOut(page: Page) {
  await accountMenu(page).click()
  await page.getByRole('button', { name: 'Log out' }).click()
}

/** The header's account menu, there only for who is signed in. */
export function accountMenu(page: Page) {
  return page.getByRole('button', { name: /^Account menu/ })
}

/** The header's link to the Sign In page, there only for who is not signed in. */
export function loginLink(page: Page) {
  return page.getByRole('banner').getByRole('link', { name: 'Login' })
}
