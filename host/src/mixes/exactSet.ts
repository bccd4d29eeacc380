import { type Mix, type PageDocument, versionDifferences } from '@crossbook/contract'
import { channelApps, shownApps } from './channelApps'

/** What is needed to see this page's set of versions elsewhere. */
export interface PageSetSource {
  own: PageDocument
  shown: PageDocument
  mix: Mix | undefined
}

/** The page's exact set in text: its release, its mix, every version, and the command that makes a mix of it. */
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
      ? `pnpm release mix create ${channel} ${changed.join(' ')} --name ${shellWord(mix?.name ?? 'Copied set')} --days 14${mix && !mix.follows ? ' --pin' : ''}`
      : `pnpm release show ${own.release} --serve`,
  ].join('\n')
}

/** Quotes a text for a shell: the author of a mix must not write commands into another person's terminal. */
function shellWord(text: string) {
  return `'${text.replace(/\p{Cc}/gu, ' ').replaceAll("'", "'\\''")}'`
}
