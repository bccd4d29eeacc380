import { PAGE_MARKUP } from '@crossbook/contract'

/** Replaces the page by words when it cannot start at all; the details go to the console for whoever is called. */
export function showStartFailure(problem: string) {
  console.error(`Crossbook could not start. ${problem}`)
  const words = document.createElement('p')
  words.setAttribute('role', 'alert')
  words.textContent =
    'Crossbook could not start on this page. Reload it; if that does not help, try again later.'
  document.getElementById(PAGE_MARKUP.rootId)?.replaceChildren(words)
}
