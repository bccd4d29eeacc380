/** @jest-environment node */
import {
  describeS3Gateway,
  type S3Gateway,
  startS3Gateway,
} from '@crossbook/deploy-testing/s3-gateway/s3Gateway'
import { clientAt } from '@crossbook/deploy-testing/s3Clients'
import { describeStore } from '@crossbook/deploy-testing/storeBehaviour'
import { s3Store } from './s3Store'

describeS3Gateway('an S3 server of others', () => {
  let gateway: S3Gateway
  let stores = 0
  beforeAll(async () => {
    gateway = await startS3Gateway()
  })
  afterAll(() => gateway.close())

  describeStore('a store in its bucket', () => {
    const prefix = `store-${++stores}`
    const { endpoint, bucket, root } = gateway
    return Promise.resolve(() => s3Store({ client: clientAt(endpoint, root), bucket, prefix }))
  })
})
