/** Announces a message to screen readers through the shell's live region, if the shell is mounted. */
export function announce(message: string) {
  const region = document.getElementById(ANNOUNCER_ID)
  if (region) region.textContent = message
}

/** Id of the shell's live region. */
export const ANNOUNCER_ID = 'announcer'
