/** Which column a table is sorted by, and which way. */
export interface TableSort {
  key: string
  direction: 'ascending' | 'descending'
}

/** What a row is sorted by; a decimal string is handed over as a number. */
export type SortValue = number | string

/** Rows in the order of their sort values; equal ones keep their order. The given array is not changed. */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => SortValue,
  direction: TableSort['direction'],
): Row[] {
  const sign = direction === 'ascending' ? 1 : -1
  return rows
    .map((row) => ({ row, value: valueOf(row) }))
    .sort((a, b) => sign * compareValues(a.value, b.value))
    .map(({ row }) => row)
}

function compareValues(a: SortValue, b: SortValue): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return String(a).localeCompare(String(b), 'en-US', { numeric: true })
}

/** The sort as one word for the address: `price` upwards, `-price` downwards. */
export function sortToParam({ key, direction }: TableSort): string {
  return direction === 'ascending' ? key : `-${key}`
}

/** Reads what `sortToParam` wrote; anything that names none of the columns is no sort. */
export function sortFromParam(param: string | null, keys: readonly string[]): TableSort | null {
  if (param === null) return null
  const descending = param.startsWith('-')
  const key = descending ? param.slice(1) : param
  return keys.includes(key) ? { key, direction: descending ? 'descending' : 'ascending' } : null
}
