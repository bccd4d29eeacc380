import { releaseCommand } from '../releaseCommand'

// Run by a test that kills it: watches the rollouts of a channel until then.
const [root = ''] = process.argv.slice(2)
process.send?.('ready')
await releaseCommand({ root })('rollout', 'watch', 'staging', '--stay')
