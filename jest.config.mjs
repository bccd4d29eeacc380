import './.ci/withoutGitVariables.mjs'
import preset from '@crossbook/testing/jest-preset'

/** When a test counts as hanging: far more than it takes beside other work that uses all cores. Tests that pass wait for nothing. */
const HANGS_AFTER_MS = 300_000

export default {
  ...preset,
  moduleNameMapper: {
    ...preset.moduleNameMapper,
    // Its exports name an ES module only, which jest's CommonJS does not look for.
    '^lightweight-charts$':
      '<rootDir>/remote-trading/node_modules/lightweight-charts/dist/lightweight-charts.production.mjs',
  },
  testTimeout: HANGS_AFTER_MS,
  maxWorkers: 2,
}
