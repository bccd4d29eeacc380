import { buildApps } from './buildApps'

// Builds what the browser tests open, for build servers that run the tests on several machines.
const removePattern = await buildApps()
await removePattern()
