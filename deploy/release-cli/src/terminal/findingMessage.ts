import type { PageCheck, WalkFinding } from '@crossbook/releases'

export type FoundPage = Omit<WalkFinding, 'look' | 'message'>

export interface FoundThing {
  look: PageCheck
  message: string
  pages: readonly FoundPage[]
}

const CHECK_LABELS: Readonly<Record<PageCheck, string>> = {
  start: 'Does not start',
  guard: 'Leads elsewhere',
  fault: 'Fault',
  fallback: 'Fallback',
  policy: 'Refused by the policy',
  hydration: 'Not as prerendered',
  console: 'Message in the console',
  shift: 'Moves',
  axe: 'Not accessible',
}

const MOST_PAGES = 3

/** Findings that say the same, with all pages that they were made on; those of most pages come first. */
export function foundThings(findings: readonly WalkFinding[]): FoundThing[] {
  const things = new Map<string, FoundThing & { pages: FoundPage[] }>()
  for (const { look, message, ...page } of findings) {
    const key = `${look} ${message.replaceAll(page.path, '')}`
    const thing = things.get(key) ?? { look, message, pages: [] }
    thing.pages.push(page)
    things.set(key, thing)
  }
  return [...things.values()].sort((a, b) => b.pages.length - a.pages.length)
}

/** `Moves on /wallet (signed in, on a phone) and 3 more pages: …`. */
export function findingMessage({ look, message, pages }: FoundThing) {
  const listed = pages.slice(0, MOST_PAGES).map(describePage)
  const rest = pages.length - listed.length
  const where = new Intl.ListFormat('en').format(rest > 0 ? [...listed, `${rest} more`] : listed)
  return `${CHECK_LABELS[look]}: ${where}\n    ${message}`
}

function describePage({ path, visitor, window }: FoundPage) {
  return `${path} (${visitor === 'signedIn' ? 'signed in' : 'signed out'}, ${window === 'desk' ? 'on a desktop' : 'on a phone'})`
}
