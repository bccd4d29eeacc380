import type { ChannelName, SiteConfig } from '@crossbook/contract'
import { type ChannelSettings, DEFAULT_SETTINGS } from '@crossbook/store'

/**
 * Origin that a channel's pages name to whoever shows a link to them; undefined where its settings know none, or one that is for few:
 * pictures are fetched over https alone.
 */
export function linkedOrigin({ url }: ChannelSettings): string | undefined {
  return url?.startsWith('https://') ? new URL(url).origin : undefined
}

/** What the pages of a channel's static site are told; undefined for a channel that only local sites show. */
export function staticSiteConfig(
  channel: ChannelName,
  { site, acceptsMixes }: ChannelSettings = DEFAULT_SETTINGS,
): SiteConfig | undefined {
  return site && { ...site, channel, acceptsMixes }
}
