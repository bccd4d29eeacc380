import { HOST, type PageDocument, type PageRemote } from '@crossbook/contract'

type App = Pick<PageRemote, 'name' | 'version'>

/** Versions of the channel's release, the host first, also on the page of a mix with another host. */
export function channelApps({
  host,
  remotes,
  ofMix,
}: Pick<PageDocument, 'host' | 'remotes' | 'ofMix'>): App[] {
  return ofMix ? [{ name: HOST, version: ofMix.host }, ...ofMix.remotes] : shownApps({ host, remotes })
}

/** Versions of a page, the host first. */
export function shownApps({ host, remotes }: Pick<PageDocument, 'host' | 'remotes'>): App[] {
  return [{ name: HOST, version: host.version }, ...remotes]
}
