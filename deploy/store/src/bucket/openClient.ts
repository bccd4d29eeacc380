import type { Agent } from 'node:http'
import { S3Client } from '@aws-sdk/client-s3'

/** Connection to a server. */
export interface ClientOptions {
  region: string
  /** Address of a server that is not Amazon's. */
  endpoint: string | undefined
  credentials: { accessKeyId: string; secretAccessKey: string; sessionToken?: string }
  /** Agent for the proxy that leads to the server; left out where there is no proxy. */
  httpsAgent?: Agent | undefined
}

const CONNECT_TIMEOUT_MS = 5_000
const REQUEST_TIMEOUT_MS = 30_000

/** Opens a client for S3-compatible servers. Its settings work with as many servers as possible. */
export function openClient({ region, endpoint, credentials, httpsAgent }: ClientOptions) {
  return new S3Client({
    region,
    credentials,
    // Servers of one's own seldom have a host name for each bucket.
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    // The store repeats requests itself, because it knows the meaning of each error.
    maxAttempts: 1,
    // Newer checksums are unknown to many servers; the signature covers the content already.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      ...(httpsAgent ? { httpsAgent } : {}),
    },
  })
}
