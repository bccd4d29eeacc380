import preset from '@crossbook/testing/jest-preset'

export default { ...preset, testTimeout: 30_000, maxWorkers: 2 }
