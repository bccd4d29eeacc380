/** Lines of nginx's language. */
export type Lines = readonly string[]

/** A block with its lines indented: `block('location = /', ['return 404;'])`. */
export function block(head: string, lines: Lines): string[] {
  return [`${head} {`, ...lines.map((line) => (line === '' ? '' : `  ${line}`)), '}']
}

/** Quotes a text as one word of nginx's language. nginx or the container's start replaces ${…} in it. */
export function quoted(text: string) {
  if (/[\n\r]/.test(text)) throw new Error(`"${text}" cannot be part of nginx's configuration`)
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}

interface MapOptions {
  /** The value where no case matches. Default: none. */
  otherwise?: string
  /** Whether it is derived again each time, because what it depends on changes during a request. */
  isVolatile?: boolean
}

/** Returns a variable that nginx derives from others: the value of the case that matches, such as `{ '~^https:': 'https' }`. */
export function map(
  source: string,
  variable: string,
  cases: Readonly<Record<string, string>>,
  { otherwise = '', isVolatile = false }: MapOptions = {},
) {
  return block(`map ${source} ${variable}`, [
    ...(isVolatile ? ['volatile;'] : []),
    `default ${quoted(otherwise)};`,
    ...Object.entries(cases).map(([pattern, value]) => `${quoted(pattern)} ${quoted(value)};`),
  ])
}

/** Variables that are filled in when nginx starts; `deploy/hosting/compose/startNginx.sh` explains each. */
export type NginxVariable =
  | 'CROSSBOOK_SITE_URL'
  | 'CROSSBOOK_HOST'
  | 'CROSSBOOK_LISTEN'
  | 'CROSSBOOK_STORE'
  | 'CROSSBOOK_CHANNEL'
  | 'CROSSBOOK_CONNECT'
  | 'CROSSBOOK_AUTH'
  | 'CROSSBOOK_COLLECTOR'
  | 'CROSSBOOK_RESOLVER'
  | 'CROSSBOOK_TRUSTED_PROXY'
  | 'CROSSBOOK_RUN'

/** The placeholder of a variable in the configuration. */
export function open(name: NginxVariable) {
  return `\${${name}}`
}
