import type { Client, InStatement } from '@libsql/client'
import * as v from 'valibot'
import { readRows } from './database'
import { COUNTS, dayIn, KEYS, OTHER_CAUSES, type Table, TABLES } from './rows'

/** Estimated bytes of a row: its figures and names, and the texts of a fault. */
const BYTES = 'count(*) * 150'
const BYTES_OF_FAULTS = 'sum(150 + octet_length(error) + octet_length(stack))'

const largest = v.object({ name: v.picklist(TABLES), day: v.number() })

/**
 * Makes room in a full database. Selects the table and the day that take the most space, and removes the half of their rows with the
 * fewest reports. Frequent rows and rows of other days are kept. Removed faults are still counted, as one cause. Returns false where
 * there is nothing to remove.
 */
export async function makeRoom(client: Client): Promise<boolean> {
  const sizes = TABLES.map(
    (table) =>
      `select '${table}' as name, ${dayIn(table)} as day, ${table === 'faults' ? BYTES_OF_FAULTS : BYTES} as bytes
        from ${table} group by 2`,
  )
  const sql = `${sizes.join(' union all ')} order by bytes desc limit 1`
  const [found] = await readRows({ client }, largest, sql)
  if (!found) return false
  const counted = found.name === 'faults' ? await countedTogether(client, found.day) : []
  const removing = `delete from ${found.name} where (${keysOf(found.name)}) in (${rarest(found.name)})`
  const [removed] = await client.batch([{ sql: removing, args: [found.day] }, ...counted], 'write')
  return (removed?.rowsAffected ?? 0) > counted.length
}

function keysOf(table: Table) {
  return KEYS[table].join(', ')
}

/** Returns a query for the rarer half of a table's day, the latest first; `?1` is the day. */
function rarest(table: Table) {
  const isFaults = table === 'faults'
  const ofDay = `from ${table} where ${dayIn(table)} = ?1${isFaults ? ` and error <> '${OTHER_CAUSES}'` : ''}`
  return `select ${keysOf(table)} ${ofDay} order by ${COUNTS[table][0]}${isFaults ? ', first_at desc' : ''}
    limit (select (count(*) + 1) / 2 ${ofDay})`
}

/** Returns statements that count the removed faults together. */
async function countedTogether(client: Client, day: number): Promise<InStatement[]> {
  const { rows } = await client.execute({
    sql: `select channel, app, version, day, release, kind, sum(count) as count, min(first_at) as first_at, max(last_at) as last_at
      from faults where (${keysOf('faults')}) in (${rarest('faults')}) group by channel, app, version, day, release, kind`,
    args: [day],
  })
  return rows.map((row) => ({
    sql: `insert into faults (channel, app, version, day, release, kind, count, first_at, last_at, mix, module, route, browser, error, stack)
      values (?, ?, ?, ?, ?, ?, ?, ?, ?, '', './main', '*', '', '${OTHER_CAUSES}', '')
      on conflict do update set count = count + excluded.count, last_at = max(last_at, excluded.last_at)`,
    args: Array.from({ length: 9 }, (_, index) => row[index] ?? null),
  }))
}
