import { STAGING, appsIn } from '../publishedApps'
import { releaseCommand } from '../releaseCommand'

// Run by killAfterMove, which kills it: promotes a version and takes it back, without end, and says when each is answered.
const root = process.argv[2] ?? ''
const release = releaseCommand({ root })

process.once('message', () => void goOn())
process.send?.('ready')

async function goOn() {
  for (;;) {
    const shown = (await appsIn(root).store.readPointer(STAGING))?.apps
    const isNew =
      shown && Object.entries(shown).some(([app, version]) => app === 'wallet' && version === '1.1.0')
    await (isNew ? release('rollback', 'staging', 'wallet') : release('promote', 'staging', 'wallet@1.1.0'))
    process.send?.('answered')
  }
}
