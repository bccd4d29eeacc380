export { axe, toHaveNoViolations } from 'jest-axe'
export { renderScreen } from './renderScreen'
export type { ScreenSurroundings } from './renderScreen'
export { pressEveryControl } from './pressEveryControl'
