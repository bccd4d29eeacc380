/** @jest-environment node */
import { type AppVersion, appVersionSchema, check } from '@crossbook/contract'
import semver from 'semver'
import { versionToPublish } from './versionToPublish'

function version(branch: string, commit: string, base = '1.4.0', changed: string[] = []) {
  const outcome = versionToPublish({
    app: 'wallet',
    base: base as AppVersion,
    checkout: { commit, branch, changed },
    mainBranch: 'main',
    inputHash: '0123456789',
    tag: undefined,
    branch: undefined,
    allowDirty: changed.length > 0,
    forced: undefined,
  })
  if (!outcome.ok) throw new Error(outcome.problem.kind)
  return outcome.value
}

const COMMIT = '3fa2b1c0de9876543210fedcba9876543210fedc'

it.each([
  ['main', COMMIT, '1.4.0'],
  ['faster', COMMIT, '1.4.0-faster.3fa2b1c0de'],
  ['team/Ada_faster--pay!', COMMIT, '1.4.0-team-Ada-faster-pay.3fa2b1c0de'],
  ['a-very-long-name-of-a-branch-that-goes-on', COMMIT, '1.4.0-a-very-long-name-of.3fa2b1c0de'],
  ['cut-where-there-is-a-dash', COMMIT, '1.4.0-cut-where-there-is-a.3fa2b1c0de'],
  ['007', COMMIT, '1.4.0-g007.3fa2b1c0de'],
  ['???', COMMIT, '1.4.0-branch.3fa2b1c0de'],
  ['faster', `0123456789${COMMIT.slice(10)}`, '1.4.0-faster.g0123456789'],
  ['faster', `1234567890${COMMIT.slice(10)}`, '1.4.0-faster.1234567890'],
])('makes a version of branch %s at %s', (branch, commit, expected) => {
  const made = version(branch, commit)
  expect(made).toBe(expected)
  expect(check(appVersionSchema, made, 'version').ok).toBe(true)
  expect(semver.valid(made)).toBe(made)
})

it('stays within the limits of a version in the longest case', () => {
  const made = version('x'.repeat(60), COMMIT, '1234.5678.9012', ['a'])
  expect(made.length).toBeLessThanOrEqual(64)
  expect(semver.valid(made)).toBe(made)
})
