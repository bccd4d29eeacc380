/** Query parameters of a document; undefined ones are left out. */
export type Query = Readonly<Record<string, string | number | undefined>>

/**
 * The address of one of the console's documents.
 *
 * @example
 * documentAddress('differences', { from: 'staging', to: 'production' }) // '/api/differences?from=staging&to=production'
 */
export function documentAddress(path: string, query: Query): string {
  const given = Object.entries(query).flatMap(([key, value]): [string, string][] =>
    value === undefined || value === '' ? [] : [[key, String(value)]],
  )
  const search = new URLSearchParams(given).toString()
  return `/api/${path}${search && `?${search}`}`
}
