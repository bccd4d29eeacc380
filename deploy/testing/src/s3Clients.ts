import { openClient, s3Store, type S3StoreOptions } from '@crossbook/store/bucket'
import { type S3Server, SERVER_BUCKET, SERVER_KEY, startS3Server } from './s3Server'

/** Returns a function that starts a server for a test. The server ends with the test. */
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

/** Returns a client with these credentials for the server at `endpoint`. */
export function clientAt(endpoint: string, credentials: typeof SERVER_KEY) {
  const client = openClient({ endpoint, region: 'us-east-1', credentials })
  // In jest, errors of Node's own modules come from another realm, so the client would not recognize them as errors.
  client.middlewareStack.add(
    (next) => (request) =>
      next(request).catch((error: unknown) => {
        throw error instanceof Error ? error : Object.assign(new Error('from another realm'), error)
      }),
    { step: 'deserialize', priority: 'low' },
  )
  return client
}

/** A clock that advances only through `wait` and `pass`. */
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
