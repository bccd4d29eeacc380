import '../.ci/withoutGitVariables.mjs'
import { defineConfig } from '@playwright/test'
import { launchOptions } from './site/launchOptions'

// Programs that tests start with tsx would run what lies in /tmp/tsx-<uid>, where any user of the machine can have put it.
process.env.TSX_DISABLE_CACHE = '1'

/** When a test counts as hanging: far more than it takes while other work uses all cores. Tests that pass wait for nothing. */
const HANGS_AFTER = { test: 300_000, action: 120_000, expectation: 30_000 }

/** Two cores: one for the browser, one for the site and the test. */
const WORKERS = 2

/**
 * What only `npm run test:all` runs: whole folders and files, and single tests tagged `@full`. Playwright matches this pattern with a
 * test's file, title and tags.
 */
const FULL = new RegExp(
  [
    '@full',
    String.raw`\b(?:attacks|bench|console|dev|nginx|releases|stress|surroundings)/`,
    String.raw`\bfaults/(?:badVersions|clock|hangingRemote|network|slowDevice|slowLine|storage)\.spec`,
    String.raw`\bjourneys/addingAPage\.spec`,
    String.raw`\bprerender/(?:fallbacks|font|hydration)\.spec`,
    String.raw`\bquality/(?:fittingCards|focusNotObscured|loading|policy|returning|phoneRows|print|forcedColors|moreContrast|samples)\.spec`,
  ].join('|'),
)

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  globalSetup: './site/buildApps.ts',
  // "core" is the browser part of `npm test`; `npm run test:all` runs both projects.
  projects: [
    { name: 'core', grepInvert: FULL },
    { name: 'full', grep: FULL },
  ],
  fullyParallel: true,
  workers: WORKERS,
  forbidOnly: true,
  // A test that fails runs once more, with a trace to look at, and has failed whatever comes of that. Tracing every run took a
  // fifth of all that a test did.
  retries: 1,
  failOnFlakyTests: true,
  reporter: [['list']],
  timeout: HANGS_AFTER.test,
  expect: { timeout: HANGS_AFTER.expectation },
  // Pictures are made by "pnpm pictures" alone.
  updateSnapshots: 'none',
  snapshotPathTemplate: '{testDir}/quality/pictures/{arg}{ext}',
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    // A long test has a long time limit, and would hang for all of it.
    actionTimeout: HANGS_AFTER.action,
    navigationTimeout: HANGS_AFTER.action,
    trace: 'on-first-retry',
    launchOptions,
  },
})
