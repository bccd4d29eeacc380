import { randomBytes, randomInt } from 'node:crypto'
import { COHORT_TIMING } from '@crossbook/contract'

/** Each visitor is of one of so many cohorts, so that a stage of a rollout is a whole number of percent. */
const COHORTS = 100

/** Every cohort, `00` to `99`. */
export const ALL_COHORTS: readonly string[] = Array.from({ length: COHORTS }, (_, number) =>
  String(number).padStart(2, '0'),
)

/** Name of the cookie that holds a visitor's cohort and nothing else. */
export const COHORT_COOKIE = 'cohort'

/** A cohort, as a pattern of the cookie's whole value. */
export const COHORT_PATTERN = '^[0-9][0-9]$'

/** A cohort of staff, as a pattern: a token that nobody guesses, and that one rollout has. */
export const STAFF_PATTERN = '^[0-9a-f]{32}$'

/** How a request's cookies begin before a cohort, and go on after it, as patterns. Another cookie of that name may come first. */
export const COHORT_IN_COOKIES = { before: `(?:.*?;)?\\s*${COHORT_COOKIE}=`, after: '\\s*(?:;|$)' } as const

/** Seconds for which a browser stays one of the staff: longer than a day of testing, shorter than it could be forgotten. */
const STAFF_KEPT_S = 24 * 60 * 60

/** Seconds for which a browser keeps its cohort: longer than a rollout lasts. */
const KEPT_S = 90 * 24 * 60 * 60

/**
 * The cohort that a browser's cookies name: the staff token `staff` where they hold it, else the first number. Undefined where they
 * name none. Other cookies of that name count for nothing: a remote can set one for some paths, but cannot read the token.
 */
export function cohortIn(cookies: string | null, staff?: string): string | undefined {
  const values = (cookies ?? '').split(';').map((cookie) => cookie.trim())
  const named = values.flatMap((cookie) =>
    cookie.startsWith(`${COHORT_COOKIE}=`) ? [cookie.slice(COHORT_COOKIE.length + 1)] : [],
  )
  return (
    named.find((value) => value === staff) ?? named.find((value) => new RegExp(COHORT_PATTERN).test(value))
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

/** A cohort of staff for a rollout that begins. */
export function newStaff() {
  return randomBytes(16).toString('hex')
}

/** A cohort for a browser that has none. */
export function drawnCohort(): string {
  return ALL_COHORTS[randomInt(COHORTS)] ?? '00'
}

/** The cookie that gives a browser its cohort. Pages need not read it: static hosting alone decides. */
export function cohortCookie(cohort: string, isSecure: boolean) {
  return cookieFor(cohort, KEPT_S, isSecure)
}

/** The `Server-Timing` header of a page, by which its scripts know whether the browser had a cohort when it asked for the page. */
export function cohortTiming(hadCohort: boolean) {
  return `${COHORT_TIMING.name};desc=${hadCohort ? COHORT_TIMING.had : COHORT_TIMING.none}`
}

/** The cookie that makes a browser one of the staff. */
export function staffCookie(staff: string, isSecure: boolean) {
  return cookieFor(staff, STAFF_KEPT_S, isSecure)
}

function cookieFor(cohort: string, keptS: number, isSecure: boolean) {
  const secure = isSecure ? '; Secure' : ''
  return `${COHORT_COOKIE}=${cohort}; Path=/; Max-Age=${keptS}; HttpOnly; SameSite=Lax${secure}`
}

/**
 * The cohorts that are shown a release in a stage of so many percent. They begin at another one for each release, so that it
 * is not always the same visitors who see a new one first; those of a stage are among those of every later one.
 */
export function cohortsOf(release: string, percent: number): readonly string[] {
  const first = Number.parseInt(release.slice(1, 9), 16) % COHORTS
  return ALL_COHORTS.map((_, index) => ALL_COHORTS[(first + index) % COHORTS] ?? '00').slice(0, percent)
}
