import { type Result, success } from '@crossbook/contract'
import type { Figures, WalkFinding } from '@crossbook/releases'
import { launchForWalk, type Launch } from './launchForWalk'
import { lookAtPage, measurePage, type WalkedSite } from './lookAtPage'
import type { Speed } from './looks/speedOf'
import type { PageToWalk } from './pagesToWalk'

/** A walk through a site. */
export interface Walk extends Launch {
  site: WalkedSite
  pages: readonly PageToWalk[]
  /** Another release of it, to compare the speed of the pages with that `isCompared` names. */
  before?: WalkedSite | undefined
  isCompared(page: PageToWalk): boolean
  /** Pages that are open at once. */
  atOnce: number
  signal: AbortSignal
}

/** What a walk has seen. */
export interface Walked {
  /** Pages that were opened: all of them, unless it was ended. */
  pages: number
  findings: WalkFinding[]
  /** Of the pages that were compared. */
  now: Figures | undefined
  before: Figures | undefined
}

/** Number of pages between two progress messages. */
const STEP = 20

/** Pages that do not start, after which the others are spared: each takes half a minute. */
const MOST_UNSTARTED = 6

/**
 * Opens all pages in Chromium, some at once, and gathers what was found, in the order of the pages. A problem is a sentence: why
 * Chromium cannot be started.
 */
export async function walkSite(walk: Walk): Promise<Result<Walked, string>> {
  const { pages, signal, say, site, before } = walk
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
      if (++done % STEP === 0) say(`  ${done} of ${pages.length} pages, ${foundWords(found)}`)
    }
  }

  try {
    await Promise.all(Array.from({ length: walk.atOnce }, lane))
  } finally {
    await browser.close()
  }
  if (unstarted >= MOST_UNSTARTED)
    say(`  ${unstarted} pages have not started, so the other ${pages.length - done} were not opened.`)
  const compared = speeds.flatMap((one) => one.before ?? [])
  return success({
    pages: done,
    findings: found.flatMap((findings) => findings ?? []),
    now: figuresOf(speeds.map((one) => one.now)),
    before: figuresOf(compared),
  })
}

function foundWords(found: readonly (readonly WalkFinding[] | undefined)[]) {
  const wrong = found.filter((findings) => findings && findings.length > 0).length
  return wrong === 0 ? 'nothing found so far' : `something found on ${wrong} of them`
}

/** Medians of time, and the largest shift; undefined of no pages. */
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
