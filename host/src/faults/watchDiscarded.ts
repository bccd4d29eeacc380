import { PAGE_MARKUP } from '@crossbook/contract'
import type { ModuleAddress } from '../modules/moduleAddress'

/** The modules of a page that were prerendered. */
export interface PrerenderedModules {
  host: ModuleAddress
  frame?: ModuleAddress | undefined
  screen?: ModuleAddress | undefined
}

/**
 * Returns a handler for the errors that React recovers from while it hydrates `root`. It calls `onDiscard` once, for the first error after
 * which prerendered elements are gone, with the module that they belonged to. Mostly something else has changed the page, such as an
 * extension. Other errors only go to the console.
 */
export function watchDiscarded(
  root: Element,
  { host, frame, screen }: PrerenderedModules,
  onDiscard: (address: ModuleAddress, error: unknown) => void,
) {
  const firstIn = (attribute: string) => root.querySelector(`[${attribute}]`)?.firstElementChild
  // From the outside in: React discards a part together with everything inside.
  const parts = [
    { address: host, first: root.firstElementChild },
    { address: frame, first: firstIn(PAGE_MARKUP.frame) },
    { address: screen, first: firstIn(PAGE_MARKUP.screen) },
  ]
  let isReported = false
  return (error: unknown) => {
    const discarded = parts.find(({ address, first }) => address && first?.isConnected === false)?.address
    if (!discarded) console.error('Crossbook: React has recovered from an error.', error)
    else if (!isReported) {
      isReported = true
      onDiscard(discarded, error)
    }
  }
}
