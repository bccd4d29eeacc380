import {
  ALL_COHORTS,
  COHORT_COOKIE,
  COHORT_PATTERN,
  cohortCookie,
  STAFF_PATTERN,
  staffCookie,
} from '@crossbook/web-files'

/** Seconds for which a script of a CDN goes by what it has learned of the stage. */
const LEARNED_MS = 1_000

/**
 * What scripts of CDNs do with visitors while a rollout runs, as JavaScript. `learnStage` gives the cohorts of its stage, none without a
 * rollout, and asks `askBucket` once a second at most for the metadata of the object that says them; a bucket that does not answer
 * leaves what was learned. `visitorOf` says of a visitor whether a rollout runs, whether he is shown the next release, and the cookie that
 * he is given, if any.
 */
export function stageScript({ isSecure }: { isSecure: boolean }) {
  return `const COHORT = ${String(new RegExp(COHORT_PATTERN))}
const STAFF = ${String(new RegExp(STAFF_PATTERN))}
let learned = { at: 0, stage: [] }

async function learnStage(askBucket) {
  if (Date.now() - learned.at < ${LEARNED_MS}) return learned.stage
  try {
    const cohorts = ((await askBucket()) || '').split(' ')
    learned = { at: Date.now(), stage: cohorts.filter((cohort) => cohort !== '') }
  } catch {}
  return learned.stage
}

function cohortIn(cookies) {
  const values = cookies.split(';').map((one) => one.trim())
  return (values.find((one) => one.startsWith('${COHORT_COOKIE}=')) || '').slice(${COHORT_COOKIE.length + 1})
}

function visitorOf(cookies, stage) {
  const kept = cohortIn(cookies)
  const isKept = COHORT.test(kept) || isOfStaff(kept, stage)
  const cohort = isKept ? kept : drawnCohort()
  return {
    isOfRollout: stage.length > 0,
    isNext: stage.includes(cohort),
    cookie: stage.length === 0 || isKept ? undefined : cookieFor(cohort),
  }
}

function isOfStaff(token, stage) {
  return STAFF.test(token) && stage.includes(token)
}

function cookieFor(cohort) {
  return ${asTemplate(cohortCookie('<value>', isSecure), 'cohort')}
}

function staffCookie(token) {
  return ${asTemplate(staffCookie('<value>', isSecure), 'token')}
}

function drawnCohort() {
  const [drawn] = crypto.getRandomValues(new Uint32Array(1))
  return String(drawn % ${ALL_COHORTS.length}).padStart(2, '0')
}
`
}

/** A cookie as an expression, with a variable in its value’s place. */
function asTemplate(cookie: string, variable: string) {
  return cookie
    .split('<value>')
    .map((part) => `'${part}'`)
    .join(` + ${variable} + `)
}
