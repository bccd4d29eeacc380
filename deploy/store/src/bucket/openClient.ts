import type { Agent } from 'node:http'
import { S3Client } from '@aws-sdk/client-s3'

/** How a server is reached. */
export interface ClientOptions {
  region: string
  /** Address of a server that is not Amazon's. */
  endpoint: string | undefined
  credentials: { accessKeyId: string; secretAccessKey: string; sessionToken?: string }
  /** Goes through the proxy that leads to the server; left out where there is none. */
  httpsAgent?: Agent | undefined
}

const CONNECT_TIMEOUT_MS = 5_000
const REQUEST_TIMEOUT_MS = 30_000

/** A client for an S3-compatible server, set up for the widest choice of them. */
export function openClient({ region, endpoint, credentials, httpsAgent }: ClientOptions) {
  return new S3Client({
    region,
    credentials,
    // Servers of one's own seldom have a host name for each bucket.
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    // The store tries again itself, because it knows which answers mean what.
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
