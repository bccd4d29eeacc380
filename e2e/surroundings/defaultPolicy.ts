import type { Surrounding } from './surrounding'

/** The part of the Trusted Types interface that is used; TypeScript's library does not have it. */
interface WithTrustedTypes {
  trustedTypes?: {
    createPolicy(name: string, rules: Readonly<Record<string, (text: string) => string>>): unknown
  }
}

/** User scripts and extensions make a policy that lets everything pass, so that their own code may write markup. */
export const defaultPolicy: Surrounding = {
  name: 'a default policy of Trusted Types',
  async install(context) {
    await context.addInitScript(() => {
      const pass = (text: string) => text
      const rules = { createHTML: pass, createScript: pass, createScriptURL: pass }
      try {
        ;(window as WithTrustedTypes).trustedTypes?.createPolicy('default', rules)
      } catch {
        // The site's headers may refuse it: its maker goes on without.
      }
    })
  },
}
