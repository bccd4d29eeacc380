import { defineConfig } from '@playwright/test'
import { launchOptions } from './site/launchOptions'

/** Two cores: one for the browser, one for the site and the test. */
const WORKERS = 2

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  globalSetup: './site/buildApps.ts',
  fullyParallel: true,
  workers: WORKERS,
  forbidOnly: true,
  retries: 0,
  reporter: [['list']],
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    trace: 'retain-on-failure',
    launchOptions,
  },
})
