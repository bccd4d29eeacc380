export type { CommandResult } from './runRelease'
export { startConsole } from './startConsole'
