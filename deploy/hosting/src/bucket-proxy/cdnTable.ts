import { BUILDS_URL } from '@crossbook/contract'
import { channelName } from '@crossbook/store'
import {
  CACHE_CONTROL,
  FILE_POLICY,
  type Header,
  securityHeaders,
  siteFileCaching,
  SHARED_FILE_HEADERS,
} from '@crossbook/web-files'
import { MIX_FILE, ROUTE } from '../addresses'
import { type SiteObject, siteObjects } from './siteObjects'

const CHANNEL = channelName('production')
const POLICY = 'content-security-policy'

/** Headers whose values are too long for a table: `nginx.conf` has them. */
const LONG_HEADERS = [POLICY, 'permissions-policy']

/** Features of CDNs that must be off. */
const OFF_EVERYWHERE =
  'every change of HTML, scripts, styles and pictures (minification, injected scripts, e-mail obfuscation, conversion); pages of its own for 404 and 405; methods other than GET and HEAD'
const OFF_FOR_PAGES = 'an edge lifetime of its own, `stale-while-revalidate`'

/** Patterns of names, and the placeholders that readers know. */
const NAMES: readonly (readonly [pattern: string, name: string])[] = [
  [ROUTE, '/<route>'],
  [MIX_FILE, '<mix>.json'],
  ['[A-Za-z0-9_][A-Za-z0-9_.-]*', '<file>'],
  ['[a-z][a-z0-9]{1,31}', '<app>'],
  ['[0-9][0-9A-Za-z.-]*', '<version>'],
  ['[0-9a-f]+', '<hash>'],
]

/** Returns the settings of a CDN in front of a bucket as a Markdown table, from the same source as nginx's configuration. */
export function cdnTable(): string {
  const groups = new Map<string, string[]>()
  for (const object of siteObjects(CHANNEL, true)) {
    const rest = cells(object).join(' | ')
    groups.set(rest, [...(groups.get(rest) ?? []), address(object)])
  }
  return [
    '| paths | objects below | with `.br` | headers | must be off |',
    '| --- | --- | --- | --- | --- |',
    `| all | | | ${securityHeaders([], { isSecure: true }).map(headerText).join('<br>')} | ${OFF_EVERYWHERE} |`,
    ...[...groups].map(([rest, addresses]) => `| ${addresses.join(', ')} | ${rest} |`),
  ].join('\n')
}

function cells({ pattern, before, hasForms, kind }: SiteObject) {
  const isFile = kind === 'file'
  const name = readable(pattern.replace(/\(\?<part>\/(.*)\)/, '$1'))
  const headers: Header[] = [
    ['cache-control', isFile ? CACHE_CONTROL.immutable : siteFileCaching(name)],
    ...(hasForms ? [['vary', 'accept-encoding'] as const] : []),
    ...(isFile ? [[POLICY, FILE_POLICY] as const] : []),
    ...(pattern.includes(`${BUILDS_URL}/`) ? SHARED_FILE_HEADERS : []),
  ]
  const texts = headers.map(([name, value]) => `\`${name}: ${value}\``)
  return [`\`${before.slice(1)}\``, hasForms ? 'yes' : 'no', texts.join('<br>'), isFile ? '' : OFF_FOR_PAGES]
}

function headerText([name, value]: Header) {
  return LONG_HEADERS.includes(name) ? `\`${name}\` as in \`nginx.conf\`` : `\`${name}: ${value}\``
}

/** An address, with the name of its object where that differs. */
function address({ pattern, before, after }: SiteObject) {
  const whole = readable(pattern.replace(/\(\?<part>(.*)\)/, '$1'))
  const part = readable(/\(\?<part>(.*)\)/.exec(pattern)?.[1] ?? '')
  const isSame = `${part}${after}` === whole || before.endsWith('/mixes/production')
  return isSame ? `\`${whole}\`` : `\`${whole}\` (as \`${part}${after}\`)`
}

/** A pattern of whole addresses as people write them: `/apps/<app>/<version>/<file>.js`. */
function readable(pattern: string) {
  const readable = NAMES.reduce((text, [one, name]) => text.replaceAll(one, name), pattern)
  return readable.replace(/[\^$]/g, '').replaceAll('\\', '')
}
