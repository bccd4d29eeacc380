import type { Look, WalkFinding } from '@crossbook/releases'

/** Where something was found. */
export type FoundPage = Omit<WalkFinding, 'look' | 'words'>

/** The same thing, found on one page or on many. */
export interface FoundThing {
  look: Look
  words: string
  pages: readonly FoundPage[]
}

/** What each look is called at the beginning of a line. */
const LOOK_WORDS: Readonly<Record<Look, string>> = {
  start: 'Does not start',
  guard: 'Leads elsewhere',
  fault: 'Fault',
  fallback: 'Fallback',
  policy: 'Refused by the policy',
  hydration: 'Not as prerendered',
  console: 'Complaint in the console',
  shift: 'Moves',
  axe: 'Not accessible',
}

/** Pages that a line names before it counts the others. */
const MOST_PAGES = 3

/** Findings that say the same, with all pages that they were made on; those of most pages come first. */
export function foundThings(findings: readonly WalkFinding[]): FoundThing[] {
  const things = new Map<string, FoundThing & { pages: FoundPage[] }>()
  for (const { look, words, ...page } of findings) {
    const key = `${look} ${words.replaceAll(page.path, '')}`
    const thing = things.get(key) ?? { look, words, pages: [] }
    thing.pages.push(page)
    things.set(key, thing)
  }
  return [...things.values()].sort((a, b) => b.pages.length - a.pages.length)
}

/** `Moves on /wallet (signed in, on a phone) and 3 more pages: …`. */
export function walkFoundWords({ look, words, pages }: FoundThing) {
  const named = pages.slice(0, MOST_PAGES).map(pageWords)
  const rest = pages.length - named.length
  const where = new Intl.ListFormat('en').format(rest > 0 ? [...named, `${rest} more`] : named)
  return `${LOOK_WORDS[look]}: ${where}\n    ${words}`
}

function pageWords({ path, visitor, window }: FoundPage) {
  return `${path} (${visitor === 'signedIn' ? 'signed in' : 'signed out'}, ${window === 'desk' ? 'at a desk' : 'on a phone'})`
}
