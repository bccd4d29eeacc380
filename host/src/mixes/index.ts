export { openChoice } from './openChoice'
export { showMixBar } from './showMixBar'
