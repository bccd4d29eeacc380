export {
  DEFAULT_SETTINGS,
  MOST_FALLBACKS,
  OPEN_TAB_DAYS,
  channelName,
  parseRevision,
  channelSettingsSchema,
  grantedRightSchema,
  keyNameSchema,
  openTabsSince,
  publicKeySchema,
} from './channel'
export type {
  ChannelKey,
  ChannelRevision,
  ChannelRight,
  GrantedRight,
  ChannelSettings,
  RevisionKind,
  Rollout,
} from './channel'
export { bucketPolicy, type BucketPolicy, type StoreRole } from './bucketPolicy'
export type { Environment } from '@crossbook/network'
export { folderStore } from './folder/folderStore'
export { isAddress, openStore } from './openStore'
export type { BuildSet, CohortPages, PageSet, PrerenderKey, Served, ShownSite } from './names'
export type { Store, StoredFiles, StoreWithFiles } from './store'
export {
  BUILD_SET_DIGITS,
  buildOf,
  documentBytes,
  folderOf,
  isForBrowsers,
  isPrerenderKey,
  LAYOUT,
  STAGE_METADATA,
  PLACES,
  revisionsOf,
  PRERENDER_KEY_DIGITS,
  RELEASE_DOCUMENT,
} from './storeLayout'
export { readVerified, wrongFiles } from './verifiedFiles'
export { StoreProblem } from './storeProblem'
