import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  CreateAccessKeyCommand,
  CreateUserCommand,
  IAMClient,
  PutUserPolicyCommand,
} from '@aws-sdk/client-iam'
import { CreateBucketCommand, PutBucketPolicyCommand } from '@aws-sdk/client-s3'
import type { BucketPolicy } from '@crossbook/store'
import { openClient } from '@crossbook/store/bucket'
import { builtGoProgram } from '../go-programs/goProgram'
import { S3_GATEWAY } from '../go-programs/goPrograms'
import { freePort } from '../nginx/runNginx'
import { describeWith } from '../programs'
import { answering, isRunning } from './answering'

const REGION = 'us-east-1'
const BUCKET = 'releases'
const ROOT = { accessKeyId: 'root-of-the-tests', secretAccessKey: 'known-to-the-tests-alone' }

/** Credentials for one user of the server. */
export type Credentials = typeof ROOT

/** A running S3 server that enforces the policies of its users, with an empty bucket. */
export interface S3Gateway {
  endpoint: string
  bucket: string
  /** The credentials of the administrator. */
  root: Credentials
  /** Creates a user with the permissions of the policy and no others. */
  user(name: string, policy: BucketPolicy): Promise<Credentials>
  /** Sets the policy of the bucket itself, which gives permissions to anonymous requests. */
  open(policy: object): Promise<void>
  /** Kills the server at once. The returned function starts it again with the same data. */
  kill(): Promise<() => Promise<void>>
  close(): Promise<void>
}

/** Describes tests on an S3 server that enforces policies. Without such a server, the tests are skipped with a message. */
export function describeS3Gateway(name: string, body: () => void) {
  describeWith(
    builtGoProgram(S3_GATEWAY),
    'There is no versitygw on this machine (npm run test:all builds it where Go can get its module), so the store was not tried on an S3 server of others and no policy was enforced.',
    name,
    body,
  )
}

/** Starts versitygw on its own folder, with its service for users and their policies. */
export async function startS3Gateway(): Promise<S3Gateway> {
  const program = builtGoProgram(S3_GATEWAY)
  if (program === undefined) throw new Error('This machine has no versitygw')
  const folder = await mkdtemp(path.join(tmpdir(), 'crossbook-s3-'))
  const at = (name: string) => path.join(folder, name)
  for (const name of ['users', 'objects', 'metadata']) await mkdir(at(name))
  const [iamPort, port] = [await freePort(), await freePort()]
  const socket = at('iam.sock')
  const children: ChildProcess[] = []
  const start = (...parameters: string[]) => {
    const keys = ['--access', ROOT.accessKeyId, '--secret', ROOT.secretAccessKey, '--quiet']
    const child = spawn(program, [...keys, ...parameters], { cwd: folder, stdio: 'ignore', env: {} })
    children.push(child)
    return child
  }
  const serve = async () => {
    const child = start(
      ...['--port', `127.0.0.1:${port}`, '--iam-standalone-endpoint', socket, '--iam-cache-disable'],
      ...['posix', '--sidecar', at('metadata'), at('objects')],
    )
    await answering('versitygw', port, [child])
    return child
  }
  const close = async () => {
    for (const child of children.filter(isRunning)) {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    }
    await rm(folder, { recursive: true, force: true })
  }
  try {
    start('--port', `127.0.0.1:${iamPort}`, 'iam', '--dir', at('users'), '--private-ports', socket)
    await answering('versitygw', iamPort, children)
    let server = await serve()
    const endpoint = `http://127.0.0.1:${port}`
    const client = openClient({ endpoint, region: REGION, credentials: ROOT })
    await client.send(new CreateBucketCommand({ Bucket: BUCKET }))
    const iam = new IAMClient({
      endpoint: `http://127.0.0.1:${iamPort}`,
      region: REGION,
      credentials: ROOT,
    })
    return {
      endpoint,
      bucket: BUCKET,
      root: ROOT,
      async user(name, policy) {
        await iam.send(new CreateUserCommand({ UserName: name }))
        const { AccessKey } = await iam.send(new CreateAccessKeyCommand({ UserName: name }))
        await iam.send(
          new PutUserPolicyCommand({
            UserName: name,
            PolicyName: 'crossbook',
            PolicyDocument: JSON.stringify(policy),
          }),
        )
        return {
          accessKeyId: AccessKey?.AccessKeyId ?? '',
          secretAccessKey: AccessKey?.SecretAccessKey ?? '',
        }
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
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
