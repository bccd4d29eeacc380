import { addressKey, type ModuleAddress } from '../loading/screenLoader'

/** Tells whoever looks after the site which part failed, in which version, where and why. */
export function reportFault(address: ModuleAddress, error: unknown) {
  console.error(`Crossbook fault in ${addressKey(address)} at ${location.pathname}:`, error)
}
