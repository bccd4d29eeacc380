export { hostRuns, started } from '@crossbook/verification'
