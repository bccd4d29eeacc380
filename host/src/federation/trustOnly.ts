import type { ScriptPolicy } from './scriptPolicy'

/** The part of the Trusted Types interface that is used; TypeScript's library does not have it, nor has every browser. */
interface TrustedTypesFactory {
  createPolicy(name: 'default', rules: { createScriptURL(address: string): string }): unknown
}

declare global {
  interface Window {
    trustedTypes?: TrustedTypesFactory
  }
}

/**
 * Makes the files of the page's release the only scripts that any code on the page can load. The site's headers demand
 * Trusted Types, and this policy, which may be made once, has no rule for markup and for code in text: both are refused.
 */
export function trustOnly({ checkAddress }: ScriptPolicy) {
  window.trustedTypes?.createPolicy('default', { createScriptURL: checkAddress })
}
