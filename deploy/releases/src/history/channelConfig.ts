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
