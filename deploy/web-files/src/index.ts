export { acceptedEncodings } from './acceptedEncodings'
export { BUILD_ENDINGS, isServed, LICENCE_ENDING, MAP_ENDING } from './buildFiles'
export { byteRange } from './byteRange'
export {
  ALL_COHORTS,
  COHORT_COOKIE,
  COHORT_IN_COOKIES,
  COHORT_PATTERN,
  cohortCookie,
  cohortIn,
  cohortsOf,
  cohortTiming,
  drawnCohort,
  isCohort,
  isStaff,
  newStaff,
  STAFF_PATTERN,
  staffCookie,
} from './cohorts'
export {
  type Compression,
  compressedFormOf,
  PRECOMPRESSED,
  PRECOMPRESSED_IN_BUCKETS,
  isCompressible,
  isFormOf,
  withCompressed,
} from './compress'
export { CONTENT_TYPES, contentType } from './contentType'
export { hasCode } from './errorCode'
export { FAVICON_URL } from './favicon'
export type { Files } from './files'
export {
  CACHE_CONTROL,
  EMPTY_STYLE_HASH,
  FILE_POLICY,
  pagePolicy,
  STRICT_TRANSPORT,
  securityHeaders,
  SHARED_FILE_HEADERS,
} from './headers'
export type { Header } from './headers'
export { inParallel } from './inParallel'
export { INLINE_SCRIPT_HASHES, OPENED_FOR } from './inlineScripts'
export { integrityOf, shortHash } from './integrity'
export { FEDERATION_MANIFEST, MANIFEST } from './manifest'
export { parsedJson } from './parsedJson'
export { NOT_FOUND_FILE, SHOWN_RELEASE_FILE, pageFile } from './pageFile'
export { type EarlyFile, PRELOAD_SCRIPT, type PreloadList } from './preloadScript'
export { NOT_STARTED_NOTICE, NOT_STARTED_STYLES } from './notStartedNotice'
export { RETIRED_WORKERS } from './retiredWorkers'
export { START_SCRIPT } from './startScript'
export { THEME_COLOR, WEB_MANIFEST_FILE } from './webManifest'
export { PICTURES, SHARED_PICTURE } from './pictures'
export { SITE_FILES, siteFile, siteFileCaching } from './siteFiles'
export { BOOT_WATCHDOG, START_LIMITS, START_MESSAGES } from './bootWatchdog'
