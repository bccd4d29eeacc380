import { buildApps } from './buildApps'

// Builds the apps for the browser tests, on build servers that run the tests on several machines.
const removePattern = await buildApps()
await removePattern()
