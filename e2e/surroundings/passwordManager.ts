import type { BrowserContext } from '@playwright/test'
import type { Account } from '../site/accounts'
import type { Surrounding } from './surrounding'

/** A password manager that adds one empty element next to each input as soon as the input is in the page, also before hydration. */
export const passwordManager: Surrounding = {
  name: 'a password manager',
  install: (context) => install(context),
}

/** The same, which also fills in an e-mail address and a password when their fields appear, without an event. */
export function fillingPasswordManager(account: Account): Surrounding {
  return { name: 'a password manager that fills in', install: (context) => install(context, account) }
}

async function install(context: BrowserContext, account?: Account) {
  await context.addInitScript((filledIn: Account | null) => {
    const seen = new WeakSet<HTMLInputElement>()
    const greet = (input: HTMLInputElement) => {
      if (seen.has(input)) return
      seen.add(input)
      input.after(document.createElement('div'))
      if (!filledIn) return
      // Fills in only the first fields. Fields that the page renders in their place later are empty, unless the page keeps the input.
      if (document.readyState !== 'loading') return
      if (input.autocomplete === 'username' || input.type === 'email') input.value = filledIn.email
      if (input.autocomplete === 'current-password') input.value = filledIn.password
    }
    const look = () => document.querySelectorAll('input').forEach(greet)
    new MutationObserver(look).observe(document, { childList: true, subtree: true })
  }, account ?? null)
}
