export type { RunRelease, Said } from './actions/actions'
export type { ServeSet } from './sets/openSets'
export { startConsole } from './startConsole'
export type { ConsoleProblem, RunningConsole } from './startConsole'
