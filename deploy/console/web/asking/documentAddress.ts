/** What a document is asked for with; undefined leaves it out. */
export type Asked = Readonly<Record<string, string | number | undefined>>

/**
 * Where a document of the console is. In an exported folder each answer is a file: what it was asked with stands in its path, keys in
 * alphabetical order, without how many were wanted.
 *
 * @example
 * documentAddress('differences', { from: 'staging', to: 'production' }, false) // '/api/differences?from=staging&to=production'
 * documentAddress('differences', { from: 'staging', to: 'production' }, true) // './api/differences/from=staging/to=production.json'
 */
export function documentAddress(path: string, asked: Asked, exported: boolean): string {
  const given = Object.entries(asked).flatMap(([key, value]): [string, string][] =>
    value === undefined || value === '' ? [] : [[key, String(value)]],
  )
  if (!exported) {
    const query = new URLSearchParams(given).toString()
    return `/api/${path}${query && `?${query}`}`
  }
  const parts = given
    .filter(([key]) => key !== 'limit')
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([key, value]) => `/${key}=${encodeURIComponent(value)}`)
  return `./api/${path}${parts.join('')}.json`
}
