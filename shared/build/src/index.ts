export type { HostPage } from './describeHost'
export { hostConfig } from './hostConfig'
export { remoteConfig } from './remoteConfig'
export type { SingletonRequest } from './singletons'
