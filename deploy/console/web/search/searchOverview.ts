import type { Overview, SearchAnswer } from '../../src/documents'
import { ADDRESSES } from '../addresses'

/** As many as the server gives. */
const MOST = 30

/** What an exported folder finds without a server: channels, applications and the builds that they show. */
export function searchOverview(
  { channels, apps }: Pick<Overview, 'channels' | 'apps'>,
  words: string,
): SearchAnswer {
  const text = words.trim().toLowerCase()
  const all: SearchAnswer['found'] = [
    ...channels.map(({ channel, release }) => ({
      kind: 'channel' as const,
      title: channel,
      detail: release,
      address: ADDRESSES.channel(channel),
    })),
    ...apps.map(({ app }) => ({ kind: 'app' as const, title: app, detail: '', address: ADDRESSES.app(app) })),
    ...apps.flatMap(({ app, cells }) =>
      [...new Set(Object.values(cells).map(({ version }) => version))].map((version) => ({
        kind: 'build' as const,
        title: `${app} ${version}`,
        detail: '',
        address: ADDRESSES.build(app, version),
      })),
    ),
  ]
  return {
    found: all
      .filter(({ title, detail }) => `${title} ${detail}`.toLowerCase().includes(text))
      .slice(0, MOST),
  }
}
