import type { Look } from '@crossbook/releases'
import type { ConsoleMessage, Page } from 'playwright-core'

/** What a page complained of. */
export interface Complaint {
  look: Look
  words: string
}

/** Phrases of console messages, and the check that they belong to. */
const KINDS: readonly { look: Look; words: RegExp }[] = [
  { look: 'hydration', words: /^Crossbook fault \(hydration\)/ },
  { look: 'fault', words: /^Crossbook fault \(/ },
  { look: 'policy', words: /Content Security Policy|TrustedHTML|TrustedScript/ },
  // React's numbers of what it says when a page is not what it would have rendered.
  { look: 'hydration', words: /Minified React error #(?:418|421|422|423|425)\b|[Hh]ydrat/ },
]

/** Collects errors and warnings of the page's console, and uncaught errors. Messages of an unknown path are expected. */
export function complaintsOf(page: Page, { isUnknown }: { isUnknown: boolean }) {
  const complaints: Complaint[] = []
  const complain = (words: string) => {
    const kind = KINDS.find((one) => one.words.test(words))
    complaints.push({ look: kind?.look ?? 'console', words })
  }
  page.on('pageerror', (error) => complain(`Nobody caught: ${error.message}`))
  page.on('crash', () => complain('The page has crashed'))
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    if (isUnknown && isExpected(message, page)) return
    // The same error is a `pageerror` as well.
    if (message.text().startsWith('Crossbook fault (uncaught)')) return
    complain(saidBy(message))
  })
  return complaints
}

/** The first line, without the object after a fault's sentence, which repeats it for programs. */
function saidBy(message: ConsoleMessage) {
  const [line = ''] = message.text().split('\n')
  const [sentence = ''] = line.split(' {kind: ')
  return line.startsWith('Crossbook fault') ? sentence : line
}

/** The site's answer that there is no such page, and what the host says of it. */
function isExpected(message: ConsoleMessage, page: Page) {
  const { pathname } = new URL(page.url())
  if (message.text() === `Page not found: ${pathname}`) return true
  return message.location().url === page.url() && message.text().startsWith('Failed to load resource')
}
