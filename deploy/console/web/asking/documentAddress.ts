/** Query parameters of a document; undefined ones are left out. */
export type Asked = Readonly<Record<string, string | number | undefined>>

/**
 * The address of one of the console's documents.
 *
 * @example
 * documentAddress('differences', { from: 'staging', to: 'production' }) // '/api/differences?from=staging&to=production'
 */
export function documentAddress(path: string, asked: Asked): string {
  const given = Object.entries(asked).flatMap(([key, value]): [string, string][] =>
    value === undefined || value === '' ? [] : [[key, String(value)]],
  )
  const query = new URLSearchParams(given).toString()
  return `/api/${path}${query && `?${query}`}`
}
