import { type Scenario, simulatedRollout } from './simulatedRollout'

// Run by a test: so many rollouts of a release with this scenario in it, whose ends are sent to it.
const [times = '1', scenario = '{}'] = process.argv.slice(2)
process.send?.(
  Array.from({ length: Number(times) }, () => simulatedRollout(JSON.parse(scenario) as Scenario)),
)
