import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ChannelName } from '@crossbook/contract'
import { readersPolicy } from '@crossbook/hosting'
import type { Environment, StoreWithFiles } from '@crossbook/store'
import { openClient, s3Store } from '@crossbook/store/bucket'
import { builtGoProgram } from '../go-programs/goProgram'
import { S3_GATEWAY } from '../go-programs/goPrograms'
import { installedNginx, runCachingProxy } from '../nginx/runNginx'
import { startS3Gateway } from './s3Gateway'

const PREFIX = 'crossbook'

/** Names what this machine lacks to serve a store in a bucket; undefined when it lacks nothing. */
export function missingForBucketSite(): string | undefined {
  const missing = [
    ...(builtGoProgram(S3_GATEWAY) === undefined ? ['versitygw'] : []),
    ...(installedNginx() === undefined ? ['nginx'] : []),
  ]
  return missing.length === 0
    ? undefined
    : `No site in a bucket was opened in a browser: this machine lacks ${missing.join(' and ')}.`
}

/** A store in a bucket, and a channel's site before it. */
export interface BucketSite {
  url: string
  store: StoreWithFiles
  /** With which the command line finds the store. */
  environment: Environment
  /** Ends the S3 server or the nginx before it as a kill does; the returned function starts it again. */
  kill(service: 'bucket' | 'proxy'): Promise<() => Promise<void>>
  close(): Promise<void>
}

/**
 * Starts versitygw with an empty store, and this machine's nginx before it with the settings that `pnpm bucket:config` writes, on a
 * port that is chosen before, because the sign-in service has to know it.
 */
export async function startBucketSite(site: {
  channel: ChannelName
  port: number
  /** Origin of the auth service, for the policy of its pages. */
  signIn: string
}): Promise<BucketSite> {
  const { channel, port, signIn } = site
  const folder = await mkdtemp(path.join(tmpdir(), 'crossbook-bucket-'))
  const gateway = await startS3Gateway()
  const { endpoint, bucket, root } = gateway
  const acceptsMixes = true
  const url = `http://localhost:${port}`
  await gateway.open(readersPolicy({ bucket, prefix: PREFIX, channel, acceptsMixes }, ['127.0.0.1/32']))
  const startProxy = () =>
    runCachingProxy({
      ...{ channel, acceptsMixes, connect: [signIn], folder, port },
      store: new URL(`${endpoint}/${bucket}/${PREFIX}`),
    })
  let nginx = await startProxy()
  const client = openClient({ endpoint, region: 'us-east-1', credentials: root })
  return {
    url,
    store: s3Store({ client, bucket, prefix: PREFIX }),
    environment: {
      CROSSBOOK_STORE: `s3://${bucket}/${PREFIX}?endpoint=${endpoint}`,
      AWS_ACCESS_KEY_ID: root.accessKeyId,
      AWS_SECRET_ACCESS_KEY: root.secretAccessKey,
    },
    async kill(service) {
      if (service === 'bucket') return gateway.kill()
      await nginx.close()
      return async () => void (nginx = await startProxy())
    },
    async close() {
      await nginx.close()
      await gateway.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
