import type { PageCheck } from '@crossbook/releases'
import type { ConsoleMessage, Page } from 'playwright-core'

/** An error or warning of a page. */
export interface Complaint {
  look: PageCheck
  message: string
}

/** Phrases of console messages, and the check that they belong to. */
const KINDS: readonly { look: PageCheck; pattern: RegExp }[] = [
  { look: 'hydration', pattern: /^Crossbook fault \(hydration\)/ },
  { look: 'fault', pattern: /^Crossbook fault \(/ },
  { look: 'policy', pattern: /Content Security Policy|TrustedHTML|TrustedScript/ },
  // React's error numbers for a page that differs from its own rendering.
  { look: 'hydration', pattern: /Minified React error #(?:418|421|422|423|425)\b|[Hh]ydrat/ },
]

/** Collects errors and warnings of the page's console, and uncaught errors. Messages of an unknown path are expected. */
export function complaintsOf(page: Page, { isUnknown }: { isUnknown: boolean }) {
  const complaints: Complaint[] = []
  const complain = (message: string) => {
    const kind = KINDS.find((one) => one.pattern.test(message))
    complaints.push({ look: kind?.look ?? 'console', message })
  }
  page.on('pageerror', (error) => complain(`Uncaught error: ${error.message}`))
  page.on('crash', () => complain('The page has crashed'))
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    if (isUnknown && isExpected(message, page)) return
    // The `pageerror` event reports the same error.
    if (message.text().startsWith('Crossbook fault (uncaught)')) return
    complain(textOf(message))
  })
  return complaints
}

/** Returns the first line. For a fault, leaves out the object after the sentence, which repeats the sentence for programs. */
function textOf(message: ConsoleMessage) {
  const [line = ''] = message.text().split('\n')
  const [sentence = ''] = line.split(' {kind: ')
  return line.startsWith('Crossbook fault') ? sentence : line
}

/** Whether a message is expected on an unknown path: the host's own message, or the browser's about the failed request. */
function isExpected(message: ConsoleMessage, page: Page) {
  const { pathname } = new URL(page.url())
  if (message.text() === `Page not found: ${pathname}`) return true
  return message.location().url === page.url() && message.text().startsWith('Failed to load resource')
}
