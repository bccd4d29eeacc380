import type { ChannelName, SiteConfig } from '@crossbook/contract'
import { type ChannelSettings, DEFAULT_SETTINGS } from '@crossbook/store'

/** What the pages of a channel's static site are told; undefined for a channel that only local sites show. */
export function staticSiteConfig(
  channel: ChannelName,
  { site, acceptsMixes }: ChannelSettings = DEFAULT_SETTINGS,
): SiteConfig | undefined {
  return site && { ...site, channel, acceptsMixes }
}
