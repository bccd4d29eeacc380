import type { Page } from 'playwright-core'

/** One refusal of the site's security policy, as the browser reports it. */
export interface Violation {
  directive: string
  /** The blocked address, or a keyword such as `inline` or `eval`. */
  blocked: string
  page: string
}

/** The name of the function through which pages report. The site's own code does not call it. */
const REPORT = 'reportPolicyViolation'

/** Collects the security policy violations of every page that is opened from now on. */
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
