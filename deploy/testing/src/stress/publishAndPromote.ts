import { releaseCommand } from '../releaseCommand'
import { publishVersion } from './publishVersion'
import { storeEnvironment } from './stressStore'

// killAtRandom runs and kills this program. It publishes and promotes one version after another, and announces each action before it
// begins.
const root = process.argv[2] ?? ''
const release = releaseCommand({ root, environment: storeEnvironment() })

process.once('message', (message: { round: number }) => void goOn(message.round))
process.send?.('ready')

async function goOn(round: number) {
  for (let turn = 0; ; turn++) {
    const version = `1.${round}.${turn}`
    process.send?.('publish')
    await publishVersion(root, release, version)
    process.send?.('promote')
    await release('promote', 'staging', `wallet@${version}`)
  }
}
