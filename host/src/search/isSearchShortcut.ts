/** Returns whether a key asks for the search: Ctrl or Command with K, unless a dialog is open or another listener has handled the key. */
export function isSearchShortcut({ key, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent) {
  if (defaultPrevented || altKey || document.querySelector('dialog[open]')) return false
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey
}
