import { type Mix, type PageDocument, versionDifferences } from '@crossbook/contract'
import { channelApps, shownApps } from './channelApps'

/** Input for the command that serves this page's versions elsewhere. */
export interface PageSetSource {
  own: PageDocument
  shown: PageDocument
  mix: Mix | undefined
}

/** Returns the page's exact set as text: its release, its mix, every version, and the command that makes a mix of it. */
export function exactSet({ own, shown, mix }: PageSetSource) {
  const channel = own.config.channel ?? 'unknown'
  const changed = versionDifferences(channelApps(own), shownApps(shown)).flatMap(({ app, to }) =>
    to ? [`${app}@${to}`] : [],
  )
  return [
    `Crossbook at ${location.origin}${location.pathname}`,
    `Channel ${channel}, release ${own.release}, ${mix ? `mix ${mix.id}` : 'no mix'}`,
    shownApps(shown)
      .map(({ name, version }) => `${name}@${version}`)
      .join(' '),
    changed.length > 0
      ? `pnpm release mix create ${channel} ${changed.join(' ')} --name ${shellQuoted(mix?.name ?? 'Copied set')} --days 14${mix && !mix.follows ? ' --pin' : ''}`
      : `pnpm release show ${own.release} --serve`,
  ].join('\n')
}

/** Quotes a text for a shell: the author of a mix must not write commands into another person's terminal. */
function shellQuoted(text: string) {
  return `'${text.replace(/\p{Cc}/gu, ' ').replaceAll("'", "'\\''")}'`
}
