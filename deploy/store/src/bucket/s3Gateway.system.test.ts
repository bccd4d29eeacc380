/** @jest-environment node */
import { describeCeph, startCephGateway } from '@crossbook/deploy-testing/s3-gateway/cephGateway'
import { describeFakeS3, startFakeS3 } from '@crossbook/deploy-testing/s3-gateway/fakeS3'
import {
  describeS3Gateway,
  type S3Gateway,
  startS3Gateway,
} from '@crossbook/deploy-testing/s3-gateway/s3Gateway'
import { clientAt } from '@crossbook/deploy-testing/s3Clients'
import { describeStore } from '@crossbook/deploy-testing/storeBehaviour'
import { s3Store } from './s3Store'

type Server = Pick<S3Gateway, 'endpoint' | 'bucket' | 'root' | 'close'>

/** The whole suite of stores in the bucket of one server, each in a folder of its own. */
function describeStoreOn(start: () => Promise<Server>) {
  let server: Server
  let stores = 0
  beforeAll(async () => {
    server = await start()
  })
  afterAll(() => server.close())

  describeStore('a store in its bucket', () => {
    const prefix = `store-${++stores}`
    const { endpoint, bucket, root } = server
    return Promise.resolve(() => s3Store({ client: clientAt(endpoint, root), bucket, prefix }))
  })
}

describeS3Gateway('versitygw, an S3 server of others', () => describeStoreOn(startS3Gateway))

describeCeph('Ceph’s gateway, an S3 server of others', () => describeStoreOn(startCephGateway))

describeFakeS3('gofakes3, another S3 server of others', () => describeStoreOn(startFakeS3))
