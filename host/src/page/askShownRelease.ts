import { SHOWN_RELEASE_URL, checkShownRelease } from '@crossbook/contract'

/** Which release new pages of this site show; undefined when that is not to be had. */
export async function askShownRelease() {
  try {
    const answer = await fetch(SHOWN_RELEASE_URL, { cache: 'no-cache', credentials: 'omit' })
    if (!answer.ok) return undefined
    const checked = checkShownRelease(await answer.json())
    return checked.ok ? checked.value.release : undefined
  } catch {
    return undefined
  }
}
