import { releaseCommand } from '../releaseCommand'
import type { PromotionOutcome } from './promoteAtOnce'
import { storeEnvironment } from './stressStore'

// Run by promoteAtOnce: promotes each of its builds on a signal.
const [root = '', ...builds] = process.argv.slice(2)

process.once('message', () => {
  const outcomes = builds.map(async (build): Promise<PromotionOutcome> => {
    const { code, out } = await releaseCommand({ root, environment: storeEnvironment() })(
      ...['promote', 'staging', build, '--reason', build, '--json'],
    )
    const { problems = [] } = JSON.parse(out) as { problems?: { message: string }[] }
    return { build, code, problems: problems.map(({ message }) => message) }
  })
  void Promise.all(outcomes).then((all) => process.send?.(all))
})
process.send?.('ready')
