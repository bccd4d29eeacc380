import { STAFF_URL } from '@crossbook/contract'
import { STAGE_METADATA } from '@crossbook/store'
import {
  CACHE_CONTROL,
  COHORT_IN_COOKIES,
  COHORT_PATTERN,
  cohortCookie,
  cohortTiming,
  STAFF_PATTERN,
  staffCookie,
} from '@crossbook/web-files'
import { block, type Lines, map, quoted } from '../nginx/block'
import { DRAWN, drawnCohorts } from '../nginx/cohorts'
import { NO_ERROR_LOG } from '../nginx/httpSettings'

/** The internal location from which nginx reads the stage. Requests from outside get no answer there. */
const STAGE_ADDRESS = '/_stage'

/** The folder of a site that has a visitor's pages, as a variable. */
export const PLACE = '$place'

/** Matches one name in a list separated by spaces. */
const AMONG = (name: string) => String.raw`(?:.* )?\k<${name}>(?: |$)`
const [COHORT, STAFF] = [COHORT_PATTERN, STAFF_PATTERN].map((pattern) => pattern.slice(1, -1))

/**
 * Variables that depend on the visitor's cohort while a rollout runs. The bucket names the cohorts of the stage in a header of one
 * object, so that a stage begins and ends for all proxies without notifying them. The maps are volatile because nginx learns the
 * stage during the request.
 */
export function stageMaps({ isSecure }: { isSecure: boolean }): Lines {
  const { before, after } = COHORT_IN_COOKIES
  const ofStaff = String.raw`~^(?:[^|]* )?(?<token>${STAFF})(?: [^|]*)?\|${before}\k<token>${after}`
  const numbered = String.raw`~^[^|]*\|${before}(?<own>${COHORT})${after}`
  return [
    '# While a rollout runs: a browser without a cohort is given one in a cookie, and is shown the current release until it returns it.',
    ...drawnCohorts(),
    '# Staff have the token of this rollout.',
    ...volatile('"$stage|$http_cookie"', '$cohort', 'none', { [ofStaff]: '$token', [numbered]: '$own' }),
    ...volatile('"$cohort $stage"', PLACE, 'pages', { [`~^(?<mine>[0-9a-f]+) ${AMONG('mine')}`]: 'next' }),
    ...volatile('"$stage|$cohort"', '$cohort_cookie', '', {
      [String.raw`~^[^|]+\|none$`]: cohortCookie(DRAWN, isSecure),
    }),
    ...volatile('"$stage|$cohort"', '$cohort_timing', cohortTiming(true), {
      [String.raw`~^\|`]: '',
      [String.raw`~\|none$`]: cohortTiming(false),
    }),
    ...volatile('$stage', '$page_cache', CACHE_CONTROL.ofVisitor, { '': CACHE_CONTROL.revalidate }),
    ...volatile('$stage', '$page_vary', 'accept-encoding, cookie', { '': 'accept-encoding' }),
    ...volatile('"$arg_token $stage"', '$is_of_staff', '0', {
      [`~^(?<brought>${STAFF}) ${AMONG('brought')}`]: '1',
    }),
  ]
}

function volatile(source: string, variable: string, otherwise: string, cases: Record<string, string>) {
  return map(source, variable, cases, { otherwise, isVolatile: true })
}

/** Returns the lines of a location that reads the stage before it answers. Reading it resets all variables, so these are set afterwards. */
export function learnsStage(variables: Readonly<Record<string, string>>): Lines {
  return [
    `auth_request ${STAGE_ADDRESS};`,
    `auth_request_set $stage $upstream_http_x_amz_meta_${STAGE_METADATA};`,
    ...Object.entries(variables).map(([name, value]) => `auth_request_set $${name} ${value};`),
  ]
}

/**
 * Returns the locations from which nginx reads the stage, the bucket's `object`. It is cached for a second, and for as long as the bucket
 * cannot be reached. Without this object, no rollout runs.
 */
export function stageLocations(object: string, ask: Lines): Lines {
  return [
    '# The stage of a rollout, for nginx itself.',
    ...block(`location = ${STAGE_ADDRESS}`, [
      'internal;',
      'error_page 403 404 500 502 503 504 = @noStage;',
      'proxy_ignore_headers Cache-Control Expires;',
      'proxy_cache_valid 200 403 404 1s;',
      `proxy_cache_key ${quoted(object)};`,
      ...ask,
    ]),
    ...block('location @noStage', [
      // A direct request from outside has not asked the bucket.
      'recursive_error_pages on;',
      'error_page 404 =404 @nowhere;',
      'if ($upstream_cache_status = "") { return 404; }',
      'return 204;',
    ]),
  ]
}

/** The staff link: a valid token makes the browser one of the rollout's staff; any other gets the usual 404. */
export function staffLocations({ isSecure }: { isSecure: boolean }): Lines {
  return [
    ...block(`location = ${STAFF_URL}`, [NO_ERROR_LOG, ...learnsStage({}), 'try_files /_none @staff;']),
    ...block('location @staff', [
      NO_ERROR_LOG,
      'recursive_error_pages on;',
      'error_page 404 =404 @nowhere;',
      'if ($is_of_staff = 0) { return 404; }',
      `set $given ${quoted(staffCookie('$arg_token', isSecure))};`,
      'return 303 /;',
    ]),
  ]
}
