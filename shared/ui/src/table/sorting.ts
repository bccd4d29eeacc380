/** The column and the direction by which a table is sorted. */
export interface TableSort {
  key: string
  direction: 'ascending' | 'descending'
}

/** Sort value of a row. Convert a decimal string to a number. */
export type SortValue = number | string

/** Returns the rows in the order of their sort values. Equal ones keep their order, and the input is not changed. */
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

/** Formats the sort for the address: `price` ascending, `-price` descending. */
export function sortToParam({ key, direction }: TableSort): string {
  return direction === 'ascending' ? key : `-${key}`
}

/** Parses the output of `sortToParam`. Returns no sort for unknown columns. */
export function sortFromParam(param: string | null, keys: readonly string[]): TableSort | null {
  if (param === null) return null
  const descending = param.startsWith('-')
  const key = descending ? param.slice(1) : param
  return keys.includes(key) ? { key, direction: descending ? 'descending' : 'ascending' } : null
}
