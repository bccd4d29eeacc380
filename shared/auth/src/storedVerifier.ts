/** Local storage key of what proves that this browser asked for the link of a mail. */
const VERIFIER_KEY = 'crossbook.signUp'

/** Holds it where local storage is blocked or full; a link that opens in another tab is another browser's then. */
let inMemory: string | null = null

/** Returns the verifier that this browser's last sign-up stored for the link in its mail; null without one. */
export function readVerifier(): string | null {
  if (inMemory !== null) return inMemory
  try {
    return window.localStorage.getItem(VERIFIER_KEY)
  } catch {
    return null
  }
}

/** Keeps it, or forgets it (null). */
export function writeVerifier(value: string | null): void {
  inMemory = null
  try {
    if (value === null) window.localStorage.removeItem(VERIFIER_KEY)
    else window.localStorage.setItem(VERIFIER_KEY, value)
  } catch {
    inMemory = value
  }
}
