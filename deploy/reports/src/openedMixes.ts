import type { ChannelName } from '@crossbook/contract'
import * as v from 'valibot'
import type { Reports } from './openReports'

/** How often a mix was looked at, as far as browsers say; by whom no report says. */
export interface OpenedMix {
  mix: string
  /** At least so many: the visits of that of its builds which was seen most. Under Global Privacy Control visits are not told of. */
  visits: number
  /** ISO 8601 instant of the last page of it that told of itself, by a visit or a fault. */
  lastOpened: string
}

const row = v.object({ mix: v.string(), visits: v.number(), last_at: v.number() })

/** The mixes of a channel of which anything has been reported, in the days for which reports are kept. */
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
