export type { HostPage } from './describeHost'
export { hostConfig } from './hostConfig'
export { remoteConfig } from './remoteConfig'
export { SINGLETON_REQUESTS, type SingletonRequest } from './singletons'
