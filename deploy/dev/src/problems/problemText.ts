import type { Problem } from '@crossbook/build/development'

/** Characters that would move a terminal's cursor or colour it; what a page sends may hold any. */
// eslint-disable-next-line no-control-regex -- these are what it looks for
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g

/** A problem as lines for the terminal. */
export function problemText({ words, place, excerpt, way = [] }: Problem) {
  return [words, place && `  ${place}`, excerpt, ...way.map((step) => `    at ${step}`)]
    .filter((part) => part !== undefined)
    .join('\n')
    .replace(CONTROL, '')
}
