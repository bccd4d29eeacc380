import { STAFF_URL } from '@crossbook/contract'
import {
  ALL_COHORTS,
  CACHE_CONTROL,
  COHORT_IN_COOKIES,
  COHORT_PATTERN,
  cohortCookie,
  cohortTiming,
  STAFF_PATTERN,
  staffCookie,
} from '@crossbook/web-files'
import { block, type Lines, map, quoted } from './block'
import { NO_ERROR_LOG } from './httpSettings'

/** A cohort among a request's cookies, as a pattern that names it. */
function inCookies(name: string, pattern: string) {
  const { before, after } = COHORT_IN_COOKIES
  return `~^${before}(?<${name}>${pattern.slice(1, -1)})${after}`
}

/** The variable of a cohort that is drawn for each request. */
export const DRAWN = '$drawn_cohort'

/** Draws a cohort for each request. */
export function drawnCohorts(): Lines {
  return block(`split_clients $request_id ${DRAWN}`, [
    ...ALL_COHORTS.slice(1).map((cohort) => `1% "${cohort}";`),
    `* "${ALL_COHORTS[0] ?? ''}";`,
  ])
}

/** The cohort that a browser has, and the cookie for a browser that has none yet. */
export function cohortMaps(): Lines {
  return [
    '# While a rollout runs: a browser without a cohort is given one in a cookie, and is shown the current release until it returns it.',
    ...drawnCohorts(),
    ...map('$http_cookie', '$cohort', { [inCookies('own', COHORT_PATTERN)]: '$own' }, { otherwise: 'none' }),
    ...map('"$site_scheme $cohort"', '$given_cohort', {
      'http none': cohortCookie(DRAWN, false),
      'https none': cohortCookie(DRAWN, true),
    }),
    ...map('$cohort', '$own_timing', { none: cohortTiming(false) }, { otherwise: cohortTiming(true) }),
    '# Staff have brought a token, or bring one now; nobody is called none.',
    ...map(
      '$http_cookie',
      '$staff',
      { [inCookies('token', STAFF_PATTERN)]: '$token' },
      { otherwise: 'none' },
    ),
    ...map('$arg_token', '$brought_staff', { [`~${STAFF_PATTERN}`]: '$arg_token' }, { otherwise: 'none' }),
    ...map('$site_scheme', '$staff_cookie', {
      http: staffCookie('$brought_staff', false),
      https: staffCookie('$brought_staff', true),
    }),
  ]
}

/** Chooses the visitor's pages. A stage of a rollout is other links in the site's folder, so that nginx needs no reload. */
export function cohortPages(site: string): Lines {
  return [
    '# The pages that the visitor is shown: those of their cohort, where it has its own, else those of all.',
    'set $place pages;',
    'set $cohort_cookie "";',
    'set $cohort_timing "";',
    `set $page_cache ${quoted(CACHE_CONTROL.revalidate)};`,
    'set $page_vary accept-encoding;',
    // Without a rollout, the names to look for are empty, and cost nothing.
    'set $numbered "";',
    'set $of_staff "";',
    ...block(`if (-d ${quoted(`${site}/cohorts`)})`, [
      `set $numbered ${quoted(`${site}/cohorts/$cohort`)};`,
      `set $of_staff ${quoted(`${site}/cohorts/$staff`)};`,
      'set $cohort_cookie $given_cohort;',
      'set $cohort_timing $own_timing;',
      `set $page_cache ${quoted(CACHE_CONTROL.ofVisitor)};`,
      'set $page_vary "accept-encoding, cookie";',
    ]),
    'if (-d $numbered) { set $place cohorts/$cohort; }',
    ...block('if (-d $of_staff)', [
      'set $place cohorts/$staff;',
      'set $cohort_cookie "";',
      `set $cohort_timing ${quoted(cohortTiming(true))};`,
    ]),
  ]
}

/** The staff link: a valid token makes the browser one of the rollout's staff; any other gets the usual 404. */
export function staffLocation(site: string): Lines {
  return block(`location = ${STAFF_URL}`, [
    NO_ERROR_LOG,
    ...block(`if (-d ${quoted(`${site}/cohorts/$brought_staff`)})`, [
      'set $given $staff_cookie;',
      'return 303 /;',
    ]),
    'return 404;',
  ])
}

/** Headers of pages and other responses that depend on the visitor's cohort. */
export const OF_VISITOR: Lines = ['set $cache $page_cache;', 'set $vary $page_vary;']
