import { STAFF_URL } from '@crossbook/contract'
import {
  ALL_COHORTS,
  CACHE_CONTROL,
  COHORT_COOKIE,
  COHORT_PATTERN,
  cohortCookie,
  STAFF_PATTERN,
  staffCookie,
} from '@crossbook/web-files'
import { block, type Lines, quoted } from './block'
import { NO_ERROR_LOG } from './httpSettings'

/** What one visitor's cohort is, and the cookie for who has none yet. */
export function cohortMaps(): Lines {
  const drawn = '$drawn_cohort'
  return [
    '# While a rollout runs: the cohort of who has none is drawn, and given in a cookie that holds nothing else.',
    ...block(`split_clients $request_id ${drawn}`, [
      ...ALL_COHORTS.slice(1).map((cohort) => `1% "${cohort}";`),
      `* "${ALL_COHORTS[0] ?? ''}";`,
    ]),
    ...block(`map $cookie_${COHORT_COOKIE} $cohort`, [
      `default ${drawn};`,
      `${quoted(`~${COHORT_PATTERN}`)} $cookie_${COHORT_COOKIE};`,
    ]),
    ...block(`map "$site_scheme $cookie_${COHORT_COOKIE}" $given_cohort`, [
      `default ${quoted(cohortCookie(drawn, false))};`,
      `${quoted(`~^[a-z]+ ${COHORT_PATTERN.replace('^', '')}`)} "";`,
      `"~^https " ${quoted(cohortCookie(drawn, true))};`,
    ]),
    '# Of staff whoever has brought a token, or brings one now; nobody is called none.',
    ...block(`map $cookie_${COHORT_COOKIE} $staff`, [
      'default none;',
      `${quoted(`~${STAFF_PATTERN}`)} $cookie_${COHORT_COOKIE};`,
    ]),
    ...block('map $arg_token $brought_staff', [
      'default none;',
      `${quoted(`~${STAFF_PATTERN}`)} $arg_token;`,
    ]),
    ...block('map $site_scheme $staff_cookie', [
      `default ${quoted(staffCookie('$brought_staff', false))};`,
      `https ${quoted(staffCookie('$brought_staff', true))};`,
    ]),
  ]
}

/**
 * Which set of pages a visitor is shown: his cohort's, where the site's folder has one for it, else the one of all. A stage is
 * other links in that folder, so that nginx need not be told of it.
 */
export function cohortPages(site: string): Lines {
  return [
    '# The pages that the visitor is shown: those of his cohort, where it has its own, else those of all.',
    'set $place pages;',
    'set $cohort_cookie "";',
    'set $given "";',
    `set $page_cache ${quoted(CACHE_CONTROL.revalidate)};`,
    'set $page_vary accept-encoding;',
    // What is looked for while no rollout runs has no name, and costs nothing.
    'set $numbered "";',
    'set $of_staff "";',
    ...block(`if (-d ${quoted(`${site}/cohorts`)})`, [
      `set $numbered ${quoted(`${site}/cohorts/$cohort`)};`,
      `set $of_staff ${quoted(`${site}/cohorts/$staff`)};`,
      'set $cohort_cookie $given_cohort;',
      `set $page_cache ${quoted(CACHE_CONTROL.ofVisitor)};`,
      'set $page_vary "accept-encoding, cookie";',
    ]),
    'if (-d $numbered) { set $place cohorts/$cohort; }',
    ...block('if (-d $of_staff)', ['set $place cohorts/$staff;', 'set $cohort_cookie "";']),
  ]
}

/** Where a browser becomes one of the staff of the rollout whose token it brings; whoever brings another is told nothing. */
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

/** What pages, and what else depends on the visitor's cohort, are answered with. */
export const OF_VISITOR: Lines = ['set $cache $page_cache;', 'set $vary $page_vary;']
