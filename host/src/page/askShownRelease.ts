import { SHOWN_RELEASE_URL, checkShownRelease } from '@crossbook/contract'

/** Returns the release that new pages of this site show this browser, by its cohort; undefined when it is unavailable. */
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
