import type { ReleaseId, SentReport } from '@crossbook/contract'

/** A fault of wallet 1.1.0, as a page sends it. */
export function faultReport(overrides: Partial<Extract<SentReport, { type: 'fault' }>> = {}): SentReport {
  return {
    type: 'fault',
    kind: 'firstRender',
    app: 'wallet',
    version: '1.1.0',
    module: './open',
    route: '/wallet/open',
    error: 'TypeError: no balance',
    stack: 'Open /apps/wallet/1.1.0/open.js:1:200',
    ...overrides,
  }
}

/** A visit that had wallet 1.1.0 and no fault. */
export function visitReport(overrides: Partial<Extract<SentReport, { type: 'visit' }>> = {}): SentReport {
  return {
    type: 'visit',
    app: 'wallet',
    version: '1.1.0',
    faulty: false,
    again: false,
    ...overrides,
  }
}

/** The body that a page of this release posts to its site's collector. */
export function postedReports(release: ReleaseId, reports: readonly unknown[], mix?: string) {
  return JSON.stringify({ release, ...(mix === undefined ? {} : { mix }), reports })
}
