import preset from '@crossbook/testing/jest-preset'

export default { ...preset, testTimeout: 15_000, maxWorkers: 2 }
