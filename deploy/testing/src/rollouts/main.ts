import { type Planted, simulatedRollout } from './simulatedRollout'

// Run by a test: so many rollouts of a release with this planted in it, whose ends are sent to it.
const [times = '1', planted = '{}'] = process.argv.slice(2)
process.send?.(Array.from({ length: Number(times) }, () => simulatedRollout(JSON.parse(planted) as Planted)))
