/** @jest-environment node */
import { SECURITY_FLAGS, type SecurityFlags } from './securityFlags'
import { securityScore } from './securityScore'

const withOn = (count: number) =>
  Object.fromEntries(SECURITY_FLAGS.map((flag, index) => [flag, index < count])) as SecurityFlags

describe('the security score', () => {
  it.each([
    [0, '0', 'Needs Improvement'],
    [1, '17', 'Needs Improvement'],
    [2, '33', 'Needs Improvement'],
    [3, '50', 'Needs Improvement'],
    [4, '67', 'Good'],
    [5, '83', 'Excellent'],
    [6, '100', 'Excellent'],
  ])('of %i protections is %s percent: %s [WAL-92]', (enabled, percent, rating) => {
    expect(securityScore(withOn(enabled))).toEqual({ enabled, percent, rating })
  })
})
