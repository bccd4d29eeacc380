import type { ChannelName, SiteConfig } from '@crossbook/contract'
import { type ChannelRevision, type ChannelSettings, DEFAULT_SETTINGS } from '@crossbook/store'

/** The settings that a revision carries, or those of a channel that nobody has set any for. */
export function settingsOf(revision: Pick<ChannelRevision, 'settings'> | undefined): ChannelSettings {
  return revision?.settings ?? DEFAULT_SETTINGS
}

/** What pages of a channel are told: their environment, and what the channel's settings say. */
export function channelConfig(
  config: SiteConfig,
  channel: ChannelName,
  { acceptsMixes }: ChannelSettings,
): SiteConfig {
  return { ...config, channel, acceptsMixes }
}
