import type { Page } from 'playwright-core'

/** One refusal of the site's security policy, as the browser reports it. */
export interface Violation {
  directive: string
  /** What was refused: an address, or a word such as `inline` or `eval`. */
  blocked: string
  page: string
}

/** The name under which pages report; no code of the site calls it. */
const REPORT = 'reportPolicyViolation'

/** Collects what the security policy refuses on any page that is opened from now on. */
export async function watchViolations(page: Page) {
  const found: Violation[] = []
  await page.exposeFunction(REPORT, (violation: Violation) => void found.push(violation))
  await page.addInitScript((report) => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      const send = Reflect.get(window, report) as (violation: Violation) => void
      send({ directive: effectiveDirective, blocked: blockedURI, page: location.pathname })
    })
  }, REPORT)
  return found
}
