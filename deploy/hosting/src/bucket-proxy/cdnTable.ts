import { channelName } from '@crossbook/store'
import { CACHE_CONTROL } from '@crossbook/web-files'
import { MIX_FILE, ROUTE } from '../addresses'
import { type SiteObject, siteObjects } from './siteObjects'

const CHANNEL = channelName('production')

/** Patterns of names, and what people call them. */
const NAMES: readonly (readonly [pattern: string, name: string])[] = [
  [ROUTE, '/<route>'],
  [MIX_FILE, '<mix>.json'],
  ['[A-Za-z0-9_][A-Za-z0-9_.-]*', '<file>'],
  ['[a-z][a-z0-9]{1,31}', '<app>'],
  ['[0-9][0-9A-Za-z.-]*', '<version>'],
  ['[0-9a-f]+', '<hash>'],
]

/**
 * The addresses of the site of channel production, as a Markdown table for people who set up another CDN: the folder of the objects that
 * answer them, how long an answer may be kept, and whether a Brotli form lies next to the object (`.br`). It has the same source as the
 * configuration of nginx.
 */
export function addressTable(): string {
  const groups = new Map<string, string[]>()
  for (const object of siteObjects(CHANNEL, true)) {
    const rest = cells(object).join(' | ')
    groups.set(rest, [...(groups.get(rest) ?? []), address(object)])
  }
  return [
    '| addresses | below | `cache-control` | Brotli |',
    '| --- | --- | --- | --- |',
    ...[...groups].map(([rest, addresses]) => `| ${addresses.join(', ')} | ${rest} |`),
  ].join('\n')
}

function cells({ before, hasForms, kind }: SiteObject) {
  const cache = kind === 'file' ? CACHE_CONTROL.immutable : CACHE_CONTROL.revalidate
  return [`\`${before.slice(1)}\``, `\`${cache}\``, hasForms ? 'yes' : 'no']
}

/** An address with the end of its object's name where that differs. */
function address({ pattern, before, after }: SiteObject) {
  const asked = readable(pattern.replace(/\(\?<part>(.*)\)/, '$1'))
  const part = readable(/\(\?<part>(.*)\)/.exec(pattern)?.[1] ?? '')
  const isSame = `${part}${after}` === asked || before.endsWith('/mixes/production')
  return isSame ? `\`${asked}\`` : `\`${asked}\` (as \`${part}${after}\`)`
}

/** A pattern of whole addresses as people write them: `/apps/<app>/<version>/<file>.js`. */
function readable(pattern: string) {
  const named = NAMES.reduce((text, [one, name]) => text.replaceAll(one, name), pattern)
  return named.replace(/[\^$]/g, '').replaceAll('\\', '')
}
