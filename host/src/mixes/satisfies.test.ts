/** @jest-environment node */
import semver from 'semver'
import { satisfies } from './satisfies'

const VERSIONS = [
  '0.9.9',
  '1.0.0-beta.1',
  '1.0.0',
  '1.2.3',
  '1.10.0',
  '2.0.0-main.3fa2b1c',
  '2.0.0',
  '19.3.1',
  '20.0.0',
]

/** Ranges that builds state, and others that a team could write. */
const RANGES = [
  '^19.3.1',
  '^1.0.0',
  '^0.9.0',
  '~1.2.0',
  '>=1.2.3 <2.0.0',
  '1.2.3',
  '1.x',
  '*',
  '>1.2.3',
  '^1.0.0 || ^2.0.0',
  '1.2.3 - 2.0.0',
  '^1.0.0-beta.0',
]

it.each(RANGES)('the browser and promotion agree which versions lie in %s', (range) => {
  const inRange = (isIn: (version: string, range: string) => boolean) =>
    VERSIONS.filter((version) => isIn(version, range))
  expect(inRange(satisfies)).toEqual(inRange(semver.satisfies))
})
