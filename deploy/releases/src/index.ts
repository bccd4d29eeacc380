export { bisectReleases, type Finding } from './bisect/bisectReleases'
export { bisectEnds, releasesBetween, shows } from './bisect/releasesBetween'
export type { Trial } from './bisect/searchFirstBad'
export type { VersionStep } from './bisect/versionSteps'
export { markBuild, readMark } from './builds/marks'
export { readableBuild, readBuild, UnreadableBuild } from './builds/readBuild'
export { blockedWordsHint, newBlockedWordsHint } from './checks/blockedWords'
export { brokenRoutes } from './checks/brokenRoutes'
export { buildProblems, type PublishProblem } from './checks/buildProblems'
export { formatList } from './checks/messages'
export type { MixProblem } from './checks/mixProblems'
export {
  beyondRanges,
  fitProblems,
  type KeptDamage,
  releaseProblems,
  showingProblems,
} from './checks/releaseProblems'
export { problemMessage, RULE_MESSAGES, type RuleProblem } from './checks/rules'
export type { Confirmed } from './checks/siteProblems'
export { composeAllowed, composeNext } from './compose/composeNext'
export { composeRelease, hasSameBuilds } from './compose/composeRelease'
export { nextRelease } from './compose/nextRelease'
export {
  type AuthBackend,
  type Configuration,
  isLoopback,
  isSecretKey,
  readConfiguration,
  readOtlpUrl,
} from './configuration/readConfiguration'
export { isUnsafePort, portAfter, unsafePortMessage } from './configuration/unsafePorts'
export { examineStore } from './doctor/examineStore'
export { channelConfig, linkedOrigin, settingsOf, staticSiteConfig } from './history/channelConfig'
export { diffReleases, type ReleaseChange, type ReleaseDifference } from './history/diffReleases'
export { type HistoryEntry, historyEntries, readHistory } from './history/readHistory'
export { readableRelease, readChannel, readRelease, UnreadableRelease } from './history/readRelease'
export { cohortsShown, percentAfter, percentShown, type RolloutPlan } from './history/rolloutStages'
export {
  type AppAtVersion,
  appsInDocument,
  appsOf,
  appsOfRevision,
  hostFirst,
  introducingRevision,
  versionsBefore,
} from './history/shownApps'
export { createMix, MOST_DAYS } from './mixes/createMix'
export { mixedRelease, reproduce } from './mixes/mixedRelease'
export { endMix, mixId, mixLink, readMixes } from './mixes/readMixes'
export { PREVIEW, prerenderingStore, type PreviewStore, previewStore } from './preview/previewStore'
export { changeSettings } from './promote/changeSettings'
export { promote } from './promote/promote'
export { promoteBuilds, removeApps } from './promote/promoteBuilds'
export type { Promoted } from './promote/promoteComposed'
export type { Keeping } from './prune/needs'
export { planPrune, type PrunePlan, pruneStore, type Stored } from './prune/prune'
export {
  copyBuild,
  describeBuild,
  publishBuild,
  type SignBuild,
  versionProblem,
} from './publish/publishBuild'
export { fittingRollback, rollBackApps } from './rollback/rollBackApps'
export { asPruned, rollBack, rollbackTarget } from './rollback/rollBack'
export { takenBackBefore } from './rollback/takenBack'
export { beginRollout } from './rollouts/beginRollout'
export { moveRollout, type RolloutMove } from './rollouts/moveRollout'
export { mixPages, type NextPages, nextPages } from './sites/channelPages'
export { readServed, servedBy, type ServedFiles, servedVersions } from './sites/readServed'
export { type SiteFinding, siteFindings } from './sites/siteFindings'
export { type PagesOfRevision, syncChannelSite } from './sites/syncChannelSite'
export { sourceStacks } from './sources/sourceStacks'
export {
  type Figures,
  hasPassed,
  MAX_MESSAGE_LENGTH,
  MOST_FINDINGS,
  PAGE_CHECKS,
  type PageCheck,
  putVerification,
  readVerification,
  setOfBuilds,
  type Verification,
  type VerificationContent,
  type WalkFinding,
} from './verifications/verifications'
