import { createStoredValue, useStoredValue } from '../preference/storedValue'

const HIDDEN = 'true'

/** The choice to hide them, as pages are marked with it. */
export const BALANCES_HIDDEN = `balances-hidden:${HIDDEN}`

const hidden = createStoredValue<boolean>('crossbook.balances-hidden', {
  initial: false,
  parse: (text) => text === HIDDEN,
})

/** Shows or hides balances, in this browser. */
export const setBalancesHidden = hidden.set

/**
 * Returns whether the user hides balances, on every screen. The first render cannot know it, and gets `false`. Use `Masked` or
 * `ByPreference` for parts that must be correct from the first frame on.
 */
export function useBalancesHidden(): boolean {
  return useStoredValue(hidden)
}
