import { openClient, s3Store, type S3StoreOptions } from '@crossbook/store/bucket'
import { type S3Server, SERVER_BUCKET, SERVER_KEY, startS3Server } from './s3Server'

/** Starts servers for the tests of a file, each of which ends with its test. */
export function s3Servers() {
  const started: S3Server[] = []
  afterEach(() => Promise.all(started.splice(0).map((server) => server.close())))
  return async (options?: Parameters<typeof startS3Server>[0]) => {
    const server = await startS3Server(options)
    started.push(server)
    return server
  }
}

/** A client that may use a test's server. */
export function clientOf({ endpoint }: S3Server) {
  return clientAt(endpoint, SERVER_KEY)
}

/** A client with credentials for whatever server is there. */
export function clientAt(endpoint: string, credentials: typeof SERVER_KEY) {
  const client = openClient({ endpoint, region: 'us-east-1', credentials })
  // In jest, errors of Node's own modules are of another realm, and the client would not take them for errors.
  client.middlewareStack.add(
    (next) => (request) =>
      next(request).catch((error: unknown) => {
        throw error instanceof Error ? error : Object.assign(new Error('from another realm'), error)
      }),
    { step: 'deserialize', priority: 'low' },
  )
  return client
}

/** A clock that advances only while somebody waits. */
export function testClock() {
  let time = Date.parse('2024-03-15T12:00:00.000Z')
  return {
    now: () => new Date(time),
    async wait(ms: number) {
      time += ms
    },
    pass(ms: number) {
      time += ms
    },
  }
}

/** A store in the bucket of a test's server. */
export function bucketStore(server: S3Server, options: Partial<S3StoreOptions> = {}) {
  return s3Store({ client: clientOf(server), bucket: SERVER_BUCKET, prefix: 'crossbook', ...options })
}
