export { COIN_LOGO_ATTRIBUTE, HIDDEN_LOGO_ATTRIBUTE } from './coinLogo'
export { CONTRACT_VERSION, checkBuiltApp } from './app'
export type { BuiltApp, BuiltHost, BuiltRemote, BuiltScreen } from './app'
export { STORED_ALERTS_KEY } from './storedAlerts'
export { canonicalJson } from './canonicalJson'
export { CAUGHT_EVENT } from './caughtEvent'
export type { ForeignContainer } from './container'
export { fitProblems, fitMessage, markupProblems } from './fit'
export type { FitHost, FitProblem, FitRemote } from './fit'
export { fallbackBuilds, fallbackBuildsOf, fileNameSchema, integritySchema, own } from './files'
export type { PreviousBuild } from './files'
export { headerMenus, OUTSIDE_MENUS, pageGroups } from './menu'
export type { MenuLink, PageGroup } from './menu'
export {
  MIX_PAGES_URL,
  MIX_PARAMETER,
  checkMix,
  chosenHost,
  chosenRemotes,
  isOpen,
  mixPagePath,
  mixRemotes,
  mixUrl,
  versionDifferences,
} from './mix'
export type { Mix, Replacement, VersionDifference } from './mix'
export {
  EARLIER_ID_DIGITS,
  HOST,
  ID_DIGITS,
  appNameSchema,
  appVersionSchema,
  channelNameSchema,
  containerName,
  mixIdSchema,
  releaseIdSchema,
  routePathSchema,
} from './names'
export type { AppName, AppVersion, ChannelName, MixId, ModuleName, ReleaseId } from './names'
export { checkNewBuild } from './newBuild'
export {
  RELEASE_BEFORE_PATH,
  checkPageDocument,
  BUILDS_URL,
  PRERENDERS_URL,
  buildUrl,
  scriptSource,
  fileUrl,
  siteConfigSchema,
  STAFF_URL,
} from './page'
export type { PageDocument, PageRemote, PageScreen, SiteConfig } from './page'
export { fileIntegrity, pageDocument, pageRemote, pageRemotes } from './pageDocument'
export type { PageExtras } from './pageDocument'
export { checkPageStart, partsOf, togetherOf } from './pageStart'
export type { PageStart, ReleaseDocument } from './pageStart'
export { PAGE_MARKUP, PREFERENCES, SCRIPT_HOOK, SCRIPT_POLICY, STYLE_HOOK, TAB_KEYS } from './pageMarkup'
export { screenFiles } from './preload'
export { PRIVATE_PARTS, withoutPrivateParts } from './privateParts'
export { object } from './objectSchema'
export { PATIENCE } from './patience'
export { check } from './problems'
export type { Checked } from './problems'
export { checkRelease } from './release'
export type { Release } from './release'
export { failure, success } from './result'
export type { Result } from './result'
export { checkForeignTable, checkRemoteTable, defineRemote, exposedModules, moduleSource } from './remote'
export { ACCESS_LEVELS, MENU_GROUPS } from './screens'
export type { Access, MenuEntry, MenuGroup } from './screens'
export { MENU_ICONS, newAppNameSchema } from './remoteTable'
export type { MenuIcon, RemoteTable, RemoteTableInput, ScreenRow } from './remoteTable'
export { SHOWN_RELEASE_URL, VERSIONS_URL, checkPublishedVersions, checkShownRelease } from './siteState'
export type { PublishedVersions, ShownRelease } from './siteState'
export { COHORT_TIMING, FAULT_KINDS, NO_ROUTE, REPORT_LIMITS, REPORTS_URL, VITALS } from './reports'
export { checkReportBatch } from './reportBatch'
export type {
  Report,
  ReportBatch,
  ReportedFault,
  ReportedVisit,
  ReportedVital,
  SentFault,
  SentReport,
} from './reportBatch'
export { RESERVED_PATHS } from './reservedPaths'
/** The paths of the site's screens and pages, each written here and nowhere else: tables of screens and links read them. */
export * as SITE_PATHS from './sitePaths'
export { SITE_NAME, documentTitle } from './title'
export {
  unicodeEscape,
  visibleDocument,
  visibleLines,
  visibleText,
  withoutUnseen,
  writtenTextSchema,
} from './visibleText'
