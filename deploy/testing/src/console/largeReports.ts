import type { AppName, AppVersion, Release, Report } from '@crossbook/contract'
import { openReports } from '@crossbook/reports'
import { PRODUCTION, type LargePast } from './largePast'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const SLOT_MINUTES = 5
const DAYS = 7

/** Share of the visits that are reported. A reported visit counts as one divided by this share. */
const SHARE = 0.02

/** One visit of so many is faulty: for the builds on production, and for the builds that are rolled out. */
const FAULTY = { shown: 97, next: 31 } as const

/** Visits of each build that are reported in a day, and in each slot of the rollout's last hour. */
const REPORTED = { day: 12, slot: 6 } as const

/** Writes reports on production for the seven days before `now`, the same ones on each call. Returns a build that only `next` has. */
export async function largeReports(folder: string, { shown, next }: LargePast, now: Date) {
  let time = now
  const reports = await openReports(folder, () => time)
  let visits = 0
  const add = (release: Release, count: number, faultyOne: number) => {
    for (const { name, version } of [release.host, ...release.remotes]) {
      const visitReports = Array.from({ length: count }, () =>
        visitOf(name, version, ++visits % faultyOne === 0),
      )
      reports.add({
        batch: { release: release.id, reports: visitReports },
        channel: PRODUCTION,
        browser: 'Chrome 141',
        share: SHARE,
      })
    }
  }
  for (let day = DAYS; day > 0; day--) {
    time = new Date(now.getTime() - day * DAY_MS + MINUTE_MS)
    add(shown, REPORTED.day, FAULTY.shown)
    await reports.written()
  }
  for (let minutes = 55; minutes > 0; minutes -= SLOT_MINUTES) {
    time = new Date(now.getTime() - minutes * MINUTE_MS)
    add(shown, REPORTED.slot, FAULTY.shown)
    add(next, REPORTED.slot, FAULTY.next)
    await reports.written()
  }
  time = now
  const moved = movedBuild(shown, next)
  reports.add({
    batch: { release: next.id, reports: [faultOf(moved, 'TypeError: no balance')] },
    channel: PRODUCTION,
    browser: 'Chrome 141',
    share: SHARE,
  })
  reports.add({
    batch: { release: PRUNED, reports: [faultOf(moved, PRUNED_FAULT)] },
    channel: PRODUCTION,
    browser: 'Chrome 141',
    share: SHARE,
  })
  await reports.close()
  return moved
}

/** A release that the store no longer has, and the fault of a tab that still showed it. */
const PRUNED = `r${'0'.repeat(16)}` as Release['id']
const PRUNED_FAULT = 'TypeError: no prices'

interface Build {
  app: AppName
  version: AppVersion
}

/** Returns a build that only the rolled-out release has. */
function movedBuild(shown: Release, next: Release): Build {
  const before = new Map(shown.remotes.map(({ name, version }) => [name, version]))
  const moved = next.remotes.find(({ name, version }) => before.get(name) !== version)
  if (!moved) throw new Error('Both releases have the same remotes')
  return { app: moved.name, version: moved.version }
}

function visitOf(app: AppName, version: AppVersion, faulty: boolean): Report {
  return { type: 'visit', app, version, faulty, again: false }
}

function faultOf({ app, version }: Build, error: string): Report {
  return {
    type: 'fault',
    kind: 'firstRender',
    app,
    version,
    module: './open',
    route: `/${app}/open`,
    error,
    stack: `Open /apps/${app}/${version}/open.js:1:200`,
  }
}
