/** @jest-environment node */
import { ALL_COHORTS, cohortCookie, cohortIn, cohortsOf, drawnCohort, newStaff } from './cohorts'

const RELEASE = 'r0000005f00000000'

it('is read from the cookie of its name, and only where it is one of a hundred', () => {
  expect(cohortIn('theme=dark; cohort=07; other=1')).toBe('07')
  for (const cookies of [
    null,
    '',
    'cohort=7',
    'cohort=100',
    'cohort=',
    'xcohort=07',
    'cohort=../',
    'cohort=0a',
  ])
    expect(cohortIn(cookies)).toBeUndefined()
})

it('is a staff token only where it is the one of the running rollout; another cookie of that name hides neither', () => {
  const staff = newStaff()
  expect(cohortIn(`cohort=${staff}`, staff)).toBe(staff)
  expect(cohortIn(`cohort=${newStaff()}; cohort=07; cohort=${staff}`, staff)).toBe(staff)
  expect(cohortIn(`cohort=${staff}; cohort=07`)).toBe('07')
  for (const other of [undefined, newStaff()]) expect(cohortIn(`cohort=${staff}`, other)).toBeUndefined()
})

it('is given in a cookie that scripts cannot read, and by https alone where the site is', () => {
  expect(cohortCookie('07', false)).toBe('cohort=07; Path=/; Max-Age=7776000; HttpOnly; SameSite=Lax')
  expect(cohortCookie('07', true)).toMatch(/; Secure$/)
})

it('is drawn from all of them', () => {
  const drawn = new Set(Array.from({ length: 5_000 }, drawnCohort))
  expect(drawn.size).toBe(100)
})

it('stays with a release from stage to stage, starting at a point derived from the release’s name', () => {
  expect(cohortsOf(RELEASE, 7)).toEqual(['95', '96', '97', '98', '99', '00', '01'])
  expect(cohortsOf(RELEASE, 25).slice(0, 7)).toEqual(cohortsOf(RELEASE, 7))
  expect([...cohortsOf(RELEASE, 100)].sort()).toEqual(ALL_COHORTS)
  expect(cohortsOf('r0000000000000000', 1)).toEqual(['00'])
})
