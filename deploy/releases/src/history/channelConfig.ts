import type { ChannelName, SiteConfig } from '@crossbook/contract'
import { type ChannelRevision, type ChannelSettings, DEFAULT_SETTINGS } from '@crossbook/store'

/** Returns the settings of a revision, or the default settings if it has none. */
export function settingsOf(revision: Pick<ChannelRevision, 'settings'> | undefined): ChannelSettings {
  return revision?.settings ?? DEFAULT_SETTINGS
}

/** The configuration of a channel's pages: their environment, overridden by the channel's settings. */
export function channelConfig(
  config: SiteConfig,
  channel: ChannelName,
  { acceptsMixes }: ChannelSettings,
): SiteConfig {
  return { ...config, channel, acceptsMixes }
}

/** Origin for the Open Graph tags of a channel's pages; undefined without https, because previews load no pictures over http. */
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
