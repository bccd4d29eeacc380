import type { ChannelName } from '@crossbook/contract'
import * as v from 'valibot'
import type { Reports } from './openReports'

/** Number of reported visits of a mix. Reports never name people. */
export interface OpenedMix {
  mix: string
  /** Minimum number of visits: those of the mix's most visited build. Browsers with Global Privacy Control do not report visits. */
  visits: number
  /** ISO 8601 instant of the last page of the mix that reported a visit or a fault. */
  lastOpened: string
}

const row = v.object({ mix: v.string(), visits: v.number(), last_at: v.number() })

/** Returns the mixes of a channel with reports, in the days for which reports are kept. */
export async function openedMixes(
  { client }: Pick<Reports, 'client'>,
  channel: ChannelName,
): Promise<OpenedMix[]> {
  const sql = `select mix, max(visits) as visits, max(last_at) as last_at from (
      select mix, sum(visits) as visits, max(last_at) as last_at from mix_visits where channel = ?1 group by mix, app, version
      union all select mix, 0, max(last_at) from faults where channel = ?1 and mix <> '' group by mix
    ) group by mix order by mix`
  const { rows } = await client.execute({ sql, args: [channel] })
  return v.parse(v.array(row), rows).map(({ mix, visits, last_at: at }) => ({
    ...{ mix, visits: Math.round(visits) },
    lastOpened: new Date(at).toISOString(),
  }))
}
