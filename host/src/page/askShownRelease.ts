import { SHOWN_RELEASE_URL, checkShownRelease } from '@crossbook/contract'

/** Which release new pages of this site show this browser, by its cohort; undefined when that is not available. */
export async function askShownRelease() {
  try {
    const answer = await fetch(SHOWN_RELEASE_URL, { cache: 'no-cache', credentials: 'same-origin' })
    if (!answer.ok) return undefined
    const checked = checkShownRelease(await answer.json())
    return checked.ok ? checked.value.release : undefined
  } catch {
    return undefined
  }
}
