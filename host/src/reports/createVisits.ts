import type { Beacons } from './createBeacons'

/** One build of one application. */
export interface Build {
  app: string
  version: string
}

/** Records the builds that a page has shown, for the counts that judge them. */
export interface Visits {
  /** Called when a build has mounted in the page, or has failed in it. */
  saw(build: Build, isFaulty: boolean): void
  /** Returns the build that was shown at a moment of the page's clock, in milliseconds, or undefined. */
  buildAt(ms: number): Build | undefined
}

/** Time after which a page that is still open reports its builds: a rollout cannot wait until a user closes a broken page. */
const OPEN_MS = 15_000

/**
 * Reports each build once, OPEN_MS after it mounted or failed, or when the page is left before. A build that fails after its report is
 * reported again at once. Sound and failing visits arrive equally late, so that neither is counted ahead of the other.
 */
export function createVisits(beacons: Beacons): Visits {
  const seen = new Map<string, Build & { faulty: boolean; reported: 'sound' | 'faulty' | undefined }>()
  const shown: (Build & { since: number })[] = []

  let timer: ReturnType<typeof setTimeout> | undefined

  const report = () => {
    clearTimeout(timer)
    timer = undefined
    for (const visit of seen.values()) {
      const { app, version, faulty, reported } = visit
      if (reported === 'faulty' || (reported === 'sound' && !faulty)) continue
      beacons.add({ type: 'visit', app, version, faulty, again: reported === 'sound' })
      visit.reported = faulty ? 'faulty' : 'sound'
    }
  }
  beacons.onLeaving(report)

  return {
    saw({ app, version }, isFaulty) {
      const name = `${app}@${version}`
      const before = seen.get(name)
      seen.set(name, {
        ...{ app, version, reported: before?.reported },
        faulty: isFaulty || before?.faulty === true,
      })
      if (!isFaulty) shown.push({ app, version, since: performance.now() })
      if (before?.reported === undefined) timer ??= setTimeout(report, OPEN_MS)
      else if (isFaulty) report()
    },
    buildAt: (ms) => shown.findLast(({ since }) => since <= ms) ?? shown[0],
  }
}
