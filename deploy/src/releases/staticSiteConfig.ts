import type { SiteConfig } from '@crossbook/contract'
import { DEFAULT_SETTINGS, type ChannelName, type ChannelSettings } from '../store/channel'

/** What the pages of a channel's static site are told; undefined for a channel that only local sites show. */
export function staticSiteConfig(
  channel: ChannelName,
  { site, acceptsMixes }: ChannelSettings = DEFAULT_SETTINGS,
): SiteConfig | undefined {
  return site && { ...site, channel, acceptsMixes }
}
