import { type ChannelName, failure, type Result, success } from '@crossbook/contract'
import type { Reports } from '@crossbook/reports'
import type { CliContext } from './command'
import { numberArgument } from './options'
import { reportsFolder } from './reportsFolder'
import type { Problem } from './messages'

/** Days that are looked at, unless another number is said. */
const USUAL_DAYS = 7

const DAY_MS = 86_400_000

/** The argument of `--days`, at most the number of days that are kept. */
export const daysArgument = numberArgument(1, 30)

/** The reports of a channel, and the period to read. */
export interface Collected {
  /** Undefined where nothing has been reported of the channel. */
  reports: Pick<Reports, 'client'> | undefined
  channel: ChannelName
  /** The beginning of the first day that is looked at, by UTC. */
  since: Date
  days: number
}

/** Asks the reports of a channel that shows something; the database is closed when `ask` has answered. */
export async function withCollected<Answer>(
  context: CliContext,
  channel: ChannelName,
  days: number | undefined,
  ask: (collected: Collected) => Promise<Answer>,
): Promise<Result<Answer, readonly Problem[]>> {
  if (!(await context.store.readPointer(channel))) return failure([{ kind: 'channelEmpty', channel }])
  // Loaded only here: other commands do without the database's code.
  const { hasReports, readReports } = await import('@crossbook/reports')
  const opened = await readReports(reportsFolder(context))
  try {
    const reports = opened && (await hasReports(opened, channel)) ? opened : undefined
    const looked = days ?? USUAL_DAYS
    const today = Math.floor(context.now().getTime() / DAY_MS)
    const since = new Date((today - looked + 1) * DAY_MS)
    return success(await ask({ reports, channel, since, days: looked }))
  } finally {
    await opened?.close()
  }
}

/** The message for a channel without any reports. */
export function nothingCollected(context: CliContext, channel: ChannelName) {
  return `No reports of channel ${channel} yet in ${reportsFolder(context)}. Pages report to the site that serves them, 15 seconds after they open or when the user leaves. "npm start", "pnpm release serve ${channel}" and docker compose collect these reports. To read another folder, set CROSSBOOK_REPORTS.`
}

/** `in the last 7 days`, `today`. */
export function formatDays(days: number) {
  return days === 1 ? 'today' : `in the last ${days} days`
}

/** `3.1 %`; small shares with more decimals, so that few of many are not none. */
export function formatShare(part: number, whole: number) {
  if (whole === 0) return ''
  const percent = (100 * part) / whole
  return `${percent.toFixed(percent > 0 && percent < 1 ? 2 : 1)} %`
}

/** `13,204`. */
export function formatCount(number: number) {
  return Math.round(number).toLocaleString('en-US')
}
