export {
  CHANNEL_RIGHTS,
  DEFAULT_SETTINGS,
  MOST_FALLBACKS,
  channelName,
  channelSettingsSchema,
  keyNameSchema,
  publicKeySchema,
} from './channel'
export type { ChannelKey, ChannelRevision, ChannelRight, ChannelSettings, RevisionKind } from './channel'
export type { Environment } from './environment'
export { folderStore } from './folderStore'
export { openStore } from './openStore'
export type { PageSet, PrerenderKey, Store } from './store'
export { documentBytes, isPrerenderKey, PRERENDER_KEY_DIGITS } from './storeLayout'
export { StoreProblem } from './storeProblem'
