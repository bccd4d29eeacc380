export { inspectApp } from './inspectApp'
export type { InspectedApp, InspectedScript } from './inspectApp'
export type { ModuleSize } from './modulesIn'
