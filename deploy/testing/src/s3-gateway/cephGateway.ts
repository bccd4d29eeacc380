import { once } from 'node:events'
import { IAMClient, PutUserPolicyCommand } from '@aws-sdk/client-iam'
import { CreateBucketCommand, PutBucketPolicyCommand } from '@aws-sdk/client-s3'
import { openClient } from '@crossbook/store/bucket'
import { freePort } from '../nginx/runNginx'
import { describeWith, isStressRun } from '../programs'
import { answering } from './answering'
import { cephPrograms, startCephCluster } from './cephCluster'
import type { Credentials, S3Gateway } from './s3Gateway'

const REGION = 'us-east-1'
const BUCKET = 'releases'

/** Describes what happens on Ceph's gateway; where there is no Ceph the tests are left out, and a sentence says so. */
export function describeCeph(name: string, body: () => void) {
  if (!isStressRun) return describe.skip(name, body)
  describeWith(
    cephPrograms()?.radosgw,
    'There is no Ceph on this machine (Debian: radosgw, ceph-mon, ceph-osd, ceph-common), so the store was not tried on a second S3 server that is meant for production.',
    name,
    body,
  )
}

/** Starts Ceph's S3 gateway before a cluster of its own, with an empty bucket. */
export async function startCephGateway(): Promise<S3Gateway> {
  const cluster = await startCephCluster()
  try {
    const port = await freePort()
    const endpoint = `http://127.0.0.1:${port}`
    const makeUser = async (name: string, ...rights: string[]): Promise<Credentials> => {
      const named = ['--uid', name, '--display-name', name, ...rights]
      const { keys } = JSON.parse(await cluster.run('radosgw-admin', 'user', 'create', ...named)) as {
        keys: readonly { access_key: string; secret_key: string }[]
      }
      return { accessKeyId: keys[0]?.access_key ?? '', secretAccessKey: keys[0]?.secret_key ?? '' }
    }
    const serve = async () => {
      const frontend = `beast endpoint=127.0.0.1:${port}`
      const server = cluster.start('radosgw', '--id', 'gateway', '--rgw-frontends', frontend)
      await answering('Ceph', port, [server, ...cluster.servers.slice(0, 2)])
      return server
    }
    const root = await makeUser('root-of-the-tests', '--caps', 'user-policy=*')
    let server = await serve()
    const client = openClient({ endpoint, region: REGION, credentials: root })
    await client.send(new CreateBucketCommand({ Bucket: BUCKET }))
    const iam = new IAMClient({ endpoint, region: REGION, credentials: root })
    return {
      endpoint,
      bucket: BUCKET,
      root,
      async user(name, policy) {
        const credentials = await makeUser(name)
        const PolicyDocument = JSON.stringify(policy)
        await iam.send(new PutUserPolicyCommand({ UserName: name, PolicyName: 'crossbook', PolicyDocument }))
        return credentials
      },
      async open(policy) {
        await client.send(new PutBucketPolicyCommand({ Bucket: BUCKET, Policy: JSON.stringify(policy) }))
      },
      async kill() {
        const ended = once(server, 'exit')
        server.kill('SIGKILL')
        await ended
        return async () => void (server = await serve())
      },
      close: cluster.close,
    }
  } catch (error) {
    await cluster.close()
    throw error
  }
}
