import type { Mix, PageDocument, PageRemote } from '@crossbook/contract'

/** One remote that the page shows in another version than its channel; null where there is none. */
export interface Difference {
  app: string
  /** The channel's version. */
  from: string | null
  to: string | null
}

/** How the page's remotes differ from those of the channel's release, by name. */
export function differences(own: readonly PageRemote[], shown: readonly PageRemote[]): Difference[] {
  const names = [...new Set([...own, ...shown].map(({ name }) => name))].sort()
  return names.flatMap((app) => {
    const from = own.find(({ name }) => name === app)?.version ?? null
    const to = shown.find(({ name }) => name === app)?.version ?? null
    return from === to ? [] : [{ app, from, to }]
  })
}

/** What is needed to see this page's set of versions elsewhere. */
export interface PageSetSource {
  own: PageDocument
  shown: readonly PageRemote[]
  mix: Mix | undefined
}

/** The page's exact set in text: its release, its mix, every version, and the command that makes a mix of it. */
export function exactSet({ own, shown, mix }: PageSetSource) {
  const channel = own.config.channel ?? 'unknown'
  const changed = differences(own.remotes, shown).flatMap(({ app, to }) => (to ? [`${app}@${to}`] : []))
  return [
    `Crossbook at ${location.origin}${location.pathname}`,
    `Channel ${channel}, release ${own.release}, ${mix ? `mix ${mix.id}` : 'no mix'}`,
    `host@${own.host.version} ${shown.map(({ name, version }) => `${name}@${version}`).join(' ')}`,
    changed.length > 0
      ? `pnpm release mix create ${channel} ${changed.join(' ')} --name ${shellWord(mix?.name ?? 'Copied set')} --days 14`
      : `pnpm release show ${own.release} --serve`,
  ].join('\n')
}

/** A text as one word of a shell: whoever named a mix must not write commands into somebody else's terminal. */
function shellWord(text: string) {
  return `'${text.replace(/\p{Cc}/gu, ' ').replaceAll("'", "'\\''")}'`
}
