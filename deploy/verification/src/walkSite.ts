import { type Result, success } from '@crossbook/contract'
import type { Figures, WalkFinding } from '@crossbook/releases'
import { launchForWalk, type Launch } from './launchForWalk'
import { lookAtPage, measurePage, type WalkedSite } from './lookAtPage'
import type { Speed } from './checks/measureSpeed'
import type { PageToWalk } from './pagesToWalk'

/** A walk through a site. */
export interface Walk extends Launch {
  site: WalkedSite
  pages: readonly PageToWalk[]
  /** Another release of the site. The pages that `isCompared` selects are compared with it for speed. */
  before?: WalkedSite | undefined
  isCompared(page: PageToWalk): boolean
  /** Pages that are open at once. */
  atOnce: number
  signal: AbortSignal
}

/** Results of a walk. */
export interface Walked {
  /** Number of opened pages: all of them, unless the walk ended early. */
  pages: number
  findings: WalkFinding[]
  /** The speed of the compared pages, in this release and in the other one. */
  now: Figures | undefined
  before: Figures | undefined
}

/** Number of pages between two progress messages. */
const STEP = 20

/** The walk ends early after this many pages have not started, because each of them lasts half a minute. */
const MOST_UNSTARTED = 6

/** Opens all pages in Chromium. Returns findings in their order. Fails with a message when Chromium cannot be started. */
export async function walkSite(walk: Walk): Promise<Result<Walked, string>> {
  const { pages, signal, log, site, before } = walk
  const launched = await launchForWalk(walk)
  if (!launched.ok) return launched
  const browser = launched.value
  const found: (readonly WalkFinding[] | undefined)[] = []
  const speeds: { now: Speed; before: Speed | undefined }[] = []
  let [next, done, unstarted] = [0, 0, 0]

  async function lane() {
    for (;;) {
      const place = next++
      const page = pages[place]
      if (!page || signal.aborted || unstarted >= MOST_UNSTARTED) return
      const { findings, speed } = await lookAtPage(browser, site, page)
      if (speed && walk.isCompared(page))
        speeds.push({ now: speed, before: before && (await measurePage(browser, before, page)) })
      found[place] = findings
      if (findings.some(({ look }) => look === 'start')) unstarted++
      if (++done % STEP === 0) log(`  ${done} of ${pages.length} pages, ${describeFindings(found)}`)
    }
  }

  try {
    await Promise.all(Array.from({ length: walk.atOnce }, lane))
  } finally {
    await browser.close()
  }
  if (unstarted >= MOST_UNSTARTED)
    log(`  ${unstarted} pages have not started, so the other ${pages.length - done} were not opened.`)
  const compared = speeds.flatMap((one) => one.before ?? [])
  return success({
    pages: done,
    findings: found.flatMap((findings) => findings ?? []),
    now: figuresOf(speeds.map((one) => one.now)),
    before: figuresOf(compared),
  })
}

function describeFindings(found: readonly (readonly WalkFinding[] | undefined)[]) {
  const wrong = found.filter((findings) => findings && findings.length > 0).length
  return wrong === 0 ? 'nothing found so far' : `something found on ${wrong} of them`
}

/** Returns the median times and the largest layout shift; undefined without pages. */
function figuresOf(speeds: readonly Speed[]): Figures | undefined {
  if (speeds.length === 0) return undefined
  const median = (name: 'largestPaint' | 'blocked') => {
    const sorted = speeds.map((speed) => speed[name]).sort((a, b) => a - b)
    return Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)
  }
  return {
    pages: speeds.length,
    largestPaint: median('largestPaint'),
    blocked: median('blocked'),
    layoutShift: Math.max(...speeds.map(({ layoutShift }) => layoutShift)),
  }
}
