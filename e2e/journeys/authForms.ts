import type { Page } from '@playwright/test'
import type { Account } from '../site/accounts'
import { enter } from './keyboard'

/** Fills in the Sign In page and submits it. */
export async function signIn(page: Page, { email, password }: Account) {
  await enter(page.getByLabel('E-mail'), email)
  await enter(page.getByLabel('Password', { exact: true }), password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

/** Fills in the Create Account page and submits it. The confirmation is the password by default. */
export async function register(page: Page, { email, password }: Account, confirmation = password) {
  await enter(page.getByLabel('E-mail'), email)
  await enter(page.getByLabel('Password', { exact: true }), password)
  await enter(page.getByLabel('Confirm Password'), confirmation)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create Account' }).click()
}

/** Signs out through the header's account menu. */
export async function logOut(page: Page) {
  await accountMenu(page).click()
  await page.getByRole('button', { name: 'Log out' }).click()
}

/** Returns the header's account menu, which only signed-in users have. */
export function accountMenu(page: Page) {
  return page.getByRole('button', { name: /^Account menu/ })
}

/** Returns the header's link to the Sign In page, which only signed-out users have. */
export function loginLink(page: Page) {
  return page.getByRole('banner').getByRole('link', { name: 'Login' })
}
