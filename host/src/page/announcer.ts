/** Says `words` to screen readers through the shell's live region, if the shell is mounted. */
export function announce(words: string) {
  const region = document.getElementById(ANNOUNCER_ID)
  if (region) region.textContent = words
}

/** Id of the shell's live region. */
export const ANNOUNCER_ID = 'announcer'
