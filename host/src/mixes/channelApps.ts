import { HOST, type PageDocument, type PageRemote } from '@crossbook/contract'

type App = Pick<PageRemote, 'name' | 'version'>

/** What the channel shows, the host first: what the page says of its release, also where it is a mix's with another host. */
export function channelApps({
  host,
  remotes,
  ofMix,
}: Pick<PageDocument, 'host' | 'remotes' | 'ofMix'>): App[] {
  return ofMix ? [{ name: HOST, version: ofMix.host }, ...ofMix.remotes] : shownApps({ host, remotes })
}

/** What a page shows, the host first. */
export function shownApps({ host, remotes }: Pick<PageDocument, 'host' | 'remotes'>): App[] {
  return [{ name: HOST, version: host.version }, ...remotes]
}
