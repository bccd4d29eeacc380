export { developApp } from './developApp'
export type { DevelopedApp } from './developApp'
export type { AppEvents } from './startDevServer'
