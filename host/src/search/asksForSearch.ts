/** Where a stroke belongs to a text or a choice. */
const FIELD = 'input, textarea, select, [contenteditable]:not([contenteditable=false])'

/**
 * Whether a stroke asks for the search: Ctrl or Command with K, or `/` where nothing is typed. Not while a dialog is open, and not
 * what somebody else has answered to.
 */
export function asksForSearch({ key, ctrlKey, metaKey, altKey, target, defaultPrevented }: KeyboardEvent) {
  if (defaultPrevented || altKey || document.querySelector('dialog[open]')) return false
  if (key.toLowerCase() === 'k') return ctrlKey !== metaKey
  return key === '/' && !ctrlKey && !metaKey && !(target instanceof Element && target.matches(FIELD))
}
