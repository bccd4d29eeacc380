import type { FullResult, Reporter, Suite } from '@playwright/test/reporter'

/** How many tests of a run may pass at their second attempt only: about one of a hundred. */
const MAY_BE = 4

/**
 * Names the tests that passed at their second attempt only: each hides a race, of the test or of the site. A busy machine meets one
 * now and then; a run with more of them has failed.
 */
export default class SecondAttempts implements Reporter {
  private suite: Suite | undefined

  onBegin(_config: unknown, suite: Suite) {
    this.suite = suite
  }

  async onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] }> {
    const unsteady = (this.suite?.allTests() ?? []).filter((test) => test.outcome() === 'flaky')
    if (unsteady.length === 0) return { status }
    console.log(
      `\n${unsteady.length} passed at their second attempt only, and ${MAY_BE} may. Each is a race to be found and mended:`,
    )
    for (const { title } of unsteady) console.log(`  ${title}`)
    return { status: unsteady.length > MAY_BE ? 'failed' : status }
  }
}
