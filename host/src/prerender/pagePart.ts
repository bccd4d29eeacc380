import { useEffect, useLayoutEffect } from 'react'

/** What surrounds the screen, or the screen. It says twice that it is there; what it says after that counts for nothing. */
export interface PagePart {
  /** Says in the very commit of React: from here on it hears by itself what is pressed in it. */
  answers(): void
  /** Says from an effect: all in it listens. */
  stands(): void
}

/** Of pages on which nobody could do anything before they stood. */
export const FINISHED: PagePart = { answers() {}, stands() {} }

/** Says both for the part of the page that is rendered with it. */
export function usePagePart({ answers, stands }: PagePart) {
  useLayoutEffect(answers, [answers])
  useEffect(stands, [stands])
}
