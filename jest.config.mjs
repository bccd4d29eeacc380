import './.ci/withoutGitVariables.mjs'
import preset from '@crossbook/testing/jest-preset'

/** When a test counts as hanging: far more than it takes while other work uses all cores. Tests that pass wait for nothing. */
const HANGS_AFTER_MS = 300_000

const shared = {
  ...preset,
  moduleNameMapper: {
    ...preset.moduleNameMapper,
    // Its exports name an ES module only, which jest's CommonJS does not look for.
    '^lightweight-charts$':
      '<rootDir>/remote-trading/node_modules/lightweight-charts/dist/lightweight-charts.production.mjs',
  },
}

/** Tests of whole programs: they run servers, webpack, git or the command line, and only `npm run test:all` runs them. */
const SYSTEM_TESTS = '**/*.system.test.{ts,tsx}'

export default {
  testTimeout: HANGS_AFTER_MS,
  maxWorkers: 2,
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testPathIgnorePatterns: [...shared.testPathIgnorePatterns, '\\.system\\.test\\.'],
    },
    { ...shared, displayName: 'system', testMatch: [SYSTEM_TESTS] },
  ],
}
