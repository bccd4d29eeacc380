import '../.ci/withoutGitVariables.mjs'
import { defineConfig } from '@playwright/test'
import { firefox, launchOptions } from './site/launchOptions'

// Programs that tests start with tsx would run cached code from /tmp/tsx-<uid>, which any user of the machine can write.
process.env.TSX_DISABLE_CACHE = '1'

/**
 * Milliseconds after which a test counts as hanging: far more than it needs while other work uses all cores. Tests that pass do not wait.
 */
const HANGS_AFTER = { test: 300_000, action: 120_000, expectation: 30_000 }

/** Two cores: one for the browser, one for the site and the test. */
const WORKERS = 2

/**
 * Tests that only `npm run test:all` runs: whole folders and files, and single tests tagged `@full`. Playwright matches this pattern with
 * a test's file, title and tags.
 */
const FULL = new RegExp(
  [
    '@full',
    String.raw`\b(?:attacks|bench|console|dev|federation|nginx|releases|stress|surroundings)/`,
    String.raw`\bfaults/(?:badVersions|clock|hangingRemote|network|slowDevice|slowLine|storage)\.spec`,
    String.raw`\bjourneys/addingAPage\.spec`,
    String.raw`\bprerender/(?:fallbacks|font)\.spec`,
    String.raw`\bquality/(?:arriving|fittingCards|focusNotObscured|loading|policy|returning|phoneRows|print|forcedColors|moreContrast|samples)\.spec`,
  ].join('|'),
)

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  globalSetup: './site/buildApps.ts',
  // "core" is the browser part of `npm test`; `npm run test:all` runs all projects.
  projects: [
    { name: 'core', grepInvert: FULL },
    { name: 'full', grep: FULL },
    ...(firefox
      ? [{ name: 'firefox', testDir: './journeys', grepInvert: [FULL, /@chromium/], use: firefox }]
      : []),
  ],
  fullyParallel: true,
  workers: WORKERS,
  forbidOnly: true,
  // A failing test runs once more, with a trace for debugging, and counts as failed even if it then passes. Tracing every run would cost
  // a fifth of a test's work.
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
    // Without a limit, a hanging action would last until the end of the test's long time limit.
    actionTimeout: HANGS_AFTER.action,
    navigationTimeout: HANGS_AFTER.action,
    trace: 'on-first-retry',
    launchOptions,
  },
})
