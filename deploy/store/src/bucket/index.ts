export { openClient } from './openClient'
export type { ClientOptions } from './openClient'
export { s3Store } from './s3Store'
export type { S3StoreOptions } from './s3Store'
