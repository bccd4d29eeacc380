import { randomBytes, randomInt } from 'node:crypto'
import { COHORT_TIMING } from '@crossbook/contract'

/** Number of cohorts. Each visitor is in one of them, so that a stage of a rollout is a whole number of percent. */
const COHORTS = 100

/** Every cohort, `00` to `99`. */
export const ALL_COHORTS: readonly string[] = Array.from({ length: COHORTS }, (_, number) =>
  String(number).padStart(2, '0'),
)

/** Name of the cookie that holds a visitor's cohort and nothing else. */
const COHORT_COOKIE = 'cohort'

/** A cohort, as a pattern of the cookie's whole value. */
export const COHORT_PATTERN = '^[0-9][0-9]$'

/** Pattern of a staff cohort: an unguessable token that belongs to one rollout. */
export const STAFF_PATTERN = '^[0-9a-f]{32}$'

/** Patterns of the cookies before and after a cohort. Another cookie of that name may come first. */
export const COHORT_IN_COOKIES = { before: `(?:.*?;)?\\s*${COHORT_COOKIE}=`, after: '\\s*(?:;|$)' } as const

/** Seconds for which a browser stays one of the staff: longer than a day of testing, but not so long that the user forgets it. */
const STAFF_KEPT_S = 24 * 60 * 60

/** Seconds for which a browser keeps its cohort: longer than a rollout lasts. */
const KEPT_S = 90 * 24 * 60 * 60

/**
 * Returns the cohort that a browser's cookies name: the staff token `staff` where they contain it, else the first number. Undefined where
 * they name none. Other cookies of that name are ignored: a remote can set one for some paths, but cannot read the token.
 */
export function cohortIn(cookies: string | null, staff?: string): string | undefined {
  const values = (cookies ?? '').split(';').map((cookie) => cookie.trim())
  const found = values.flatMap((cookie) =>
    cookie.startsWith(`${COHORT_COOKIE}=`) ? [cookie.slice(COHORT_COOKIE.length + 1)] : [],
  )
  return (
    found.find((value) => value === staff) ?? found.find((value) => new RegExp(COHORT_PATTERN).test(value))
  )
}

/** Whether a text is a cohort, of staff or of visitors. */
export function isCohort(text: string) {
  return new RegExp(COHORT_PATTERN).test(text) || isStaff(text)
}

/** Whether a cohort is one of staff. */
export function isStaff(cohort: string | null | undefined) {
  return new RegExp(STAFF_PATTERN).test(cohort ?? '')
}

/** Returns a new staff cohort for a rollout that begins. */
export function newStaff() {
  return randomBytes(16).toString('hex')
}

/** Returns a random cohort for a browser that has none. */
export function drawnCohort(): string {
  return ALL_COHORTS[randomInt(COHORTS)] ?? '00'
}

/** The cookie that gives a browser its cohort. Pages need not read it: static hosting alone decides. */
export const cohortCookie = (cohort: string, isSecure: boolean) => cookieFor(cohort, KEPT_S, isSecure)

/**
 * Returns the `Server-Timing` header of a page. It tells the page's scripts whether the browser had a cohort when it requested the page.
 */
export function cohortTiming(hadCohort: boolean) {
  return `${COHORT_TIMING.name};desc=${hadCohort ? COHORT_TIMING.had : COHORT_TIMING.none}`
}

/** The cookie that makes a browser one of the staff. */
export const staffCookie = (staff: string, isSecure: boolean) => cookieFor(staff, STAFF_KEPT_S, isSecure)

function cookieFor(cohort: string, keptS: number, isSecure: boolean) {
  const secure = isSecure ? '; Secure' : ''
  return `${COHORT_COOKIE}=${cohort}; Path=/; Max-Age=${keptS}; HttpOnly; SameSite=Lax${secure}`
}

/**
 * Returns the cohorts that are shown a release in a stage of so many percent. The first cohort depends on the release, so that it is not
 * always the same visitors who see a new release first. Each stage includes the cohorts of all earlier stages.
 */
export function cohortsOf(release: string, percent: number): readonly string[] {
  const first = Number.parseInt(release.slice(1, 9), 16) % COHORTS
  return ALL_COHORTS.map((_, index) => ALL_COHORTS[(first + index) % COHORTS] ?? '00').slice(0, percent)
}
