import type { ChannelName, SiteConfig } from '@crossbook/contract'
import { type ChannelSettings, DEFAULT_SETTINGS } from '@crossbook/store'

/**
 * Origin for the Open Graph tags of a channel's pages. Undefined where the settings have no address, or one without https, because
 * previews load pictures over https only.
 */
export function linkedOrigin({ url }: ChannelSettings): string | undefined {
  return url?.startsWith('https://') ? new URL(url).origin : undefined
}

/** The configuration of a channel's static site; undefined for a channel that only local sites show. */
export function staticSiteConfig(
  channel: ChannelName,
  { site, acceptsMixes }: ChannelSettings = DEFAULT_SETTINGS,
): SiteConfig | undefined {
  return site && { ...site, channel, acceptsMixes }
}
