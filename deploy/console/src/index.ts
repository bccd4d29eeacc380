export type { RunRelease, CommandResult } from './actions/actions'
export { startConsole } from './startConsole'
export type { ConsoleProblem, RunningConsole } from './startConsole'
