export {
  BUILD_ENDINGS,
  FEDERATION_MANIFEST,
  isServed,
  LICENCE_ENDING,
  MANIFEST,
  MAP_ENDING,
} from './buildFiles'
export { byteRange } from './byteRange'
export {
  ALL_COHORTS,
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
  acceptedEncodings,
  type Compression,
  compressedFormOf,
  type Files,
  PRECOMPRESSED,
  PRECOMPRESSED_IN_BUCKETS,
  isCompressible,
  isFormOf,
  withCompressed,
} from './compress'
export { CONTENT_TYPES, contentType } from './contentType'
export { hasCode } from './errorCode'
export {
  CACHE_CONTROL,
  EMPTY_STYLE_HASH,
  FILE_POLICY,
  type Header,
  pagePolicy,
  STRICT_TRANSPORT,
  securityHeaders,
  SHARED_FILE_HEADERS,
} from './headers'
export { inParallel } from './inParallel'
export { INLINE_SCRIPT_HASHES, OPENED_FOR } from './inlineScripts'
export { integrityOf, shortHash } from './integrity'
export { parsedJson } from './parsedJson'
export { NOT_FOUND_FILE, SHOWN_RELEASE_FILE, pageFile } from './pageFile'
export { type EarlyFile, PRELOAD_SCRIPT, type PreloadList } from './preloadScript'
export { NOT_STARTED_NOTICE, NOT_STARTED_STYLES } from './notStartedNotice'
export { RETIRED_WORKERS } from './retiredWorkers'
export { START_SCRIPT } from './startScript'
export { FAVICON_URL, PICTURES, SHARED_PICTURE } from './pictures'
export { SITE_FILES, siteFile, siteFileCaching, THEME_COLOR, WEB_MANIFEST_FILE } from './siteFiles'
export { BOOT_WATCHDOG } from './bootWatchdog'
