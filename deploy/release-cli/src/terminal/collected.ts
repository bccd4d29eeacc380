import { type ChannelName, failure, success } from '@crossbook/contract'
import type { Reports } from '@crossbook/reports'
import { reportsFolder } from '../repository/dataFolder'
import type { CliContext, Outcome } from './command'
import { numberArgument } from './options'

const USUAL_DAYS = 7

const DAY_MS = 86_400_000

export const daysArgument = numberArgument(1, 30)

export interface Collected {
  reports: Pick<Reports, 'client'>
  channel: ChannelName
  /** The beginning of the first day that is looked at, by UTC. */
  since: Date
  days: number
}

/** Answers with a list that `ask` reads from the reports of a channel, and closes the database. */
export async function withCollected(
  context: CliContext,
  channel: ChannelName,
  days = USUAL_DAYS,
  name: 'apps' | 'causes',
  ask: (collected: Collected) => Promise<{ list: readonly object[]; text: string }>,
): Promise<Outcome> {
  if (!(await context.store.readPointer(channel))) return failure([{ kind: 'channelEmpty', channel }])
  const { hasReports, readReports } = await import('@crossbook/reports')
  const folder = reportsFolder(context)
  const reports = await readReports(folder)
  try {
    const today = Math.floor(context.now().getTime() / DAY_MS)
    const since = new Date((today - days + 1) * DAY_MS)
    const { list, text } =
      reports && (await hasReports(reports, channel))
        ? await ask({ reports, channel, since, days })
        : { list: [], text: nothingMessage(channel, folder) }
    return success({ document: { channel, since: since.toISOString(), [name]: list }, text })
  } finally {
    await reports?.close()
  }
}

function nothingMessage(channel: ChannelName, folder: string) {
  return `No reports of channel ${channel} yet in ${folder}. Pages report to the site that serves them, 15 seconds after they open or when the user leaves. "npm start", "pnpm release serve ${channel}" and docker compose collect these reports. To read another folder, set CROSSBOOK_REPORTS.`
}

export function formatDays(days: number) {
  return days === 1 ? 'today' : `in the last ${days} days`
}

/** `3.1 %`; small shares with more decimals, so that few of many are not none. */
export function formatShare(part: number, whole: number) {
  if (whole === 0) return ''
  const percent = (100 * part) / whole
  return `${percent.toFixed(percent > 0 && percent < 1 ? 2 : 1)} %`
}

export function formatCount(number: number) {
  return Math.round(number).toLocaleString('en-US')
}
