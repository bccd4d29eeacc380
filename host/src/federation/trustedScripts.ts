import { SCRIPT_POLICY } from '@crossbook/contract'

/** Turns an address into one that browsers accept for a script, or throws. */
type TrustAddress = (address: string) => string

/** The part of the Trusted Types interface that is used; TypeScript's library does not have it, nor has every browser. */
interface TrustedTypesFactory {
  /** Null until a script of the page has made it. */
  defaultPolicy: unknown
  createPolicy(name: string, rules: { createScriptURL: TrustAddress }): { createScriptURL: TrustAddress }
}

declare global {
  interface Window {
    trustedTypes?: TrustedTypesFactory
  }
}

/**
 * Returns the function that makes addresses of scripts for the host: the site's headers demand Trusted Types, and its policy accepts
 * the addresses that `check` does. It has a name of its own, because extensions make the one default policy of a page. A server with
 * settings from before the name refuses it, and takes addresses as text.
 */
export function trustAddresses(check: TrustAddress): TrustAddress {
  try {
    const policy = window.trustedTypes?.createPolicy(SCRIPT_POLICY, { createScriptURL: check })
    return policy ? (address) => policy.createScriptURL(address) : check
  } catch {
    return check
  }
}

/**
 * Lets builds from before November 2026 load their chunks: they state addresses as text, for which browsers ask the page's default
 * policy. It has no rule for markup and for code in text. Where an extension has made the default policy, that one decides.
 */
export function trustTexts(check: TrustAddress) {
  if (window.trustedTypes?.defaultPolicy === null)
    window.trustedTypes.createPolicy('default', { createScriptURL: check })
}
