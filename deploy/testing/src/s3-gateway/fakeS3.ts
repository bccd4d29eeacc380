import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { builtGoProgram } from '../go-programs/goProgram'
import { FAKE_S3 } from '../go-programs/goPrograms'
import { freePort } from '../nginx/runNginx'
import { describeWith, isStressRun } from '../programs'
import { answering } from './answering'
import type { S3Gateway } from './s3Gateway'

const BUCKET = 'releases'

/** Describes tests on gofakes3, which only `pnpm stress` runs. Without gofakes3, the tests are skipped with a message. */
export function describeFakeS3(name: string, body: () => void) {
  if (!isStressRun) return describe.skip(name, body)
  describeWith(
    builtGoProgram(FAKE_S3),
    'There is no gofakes3 on this machine (pnpm stress builds it where Go can get its module), so the store was not tried on a second S3 server of others.',
    name,
    body,
  )
}

/** Starts gofakes3 with its database in its own folder. It accepts any credentials, because it is a test server without users. */
export async function startFakeS3(): Promise<Pick<S3Gateway, 'endpoint' | 'bucket' | 'root' | 'close'>> {
  const program = builtGoProgram(FAKE_S3)
  if (program === undefined) throw new Error('This machine has no gofakes3')
  const folder = await mkdtemp(path.join(tmpdir(), 'crossbook-s3-'))
  const port = await freePort()
  const child = spawn(
    program,
    [...['-host', `127.0.0.1:${port}`, '-initialbucket', BUCKET, '-quiet'], ...['-backend', 'memory']],
    { cwd: folder, stdio: 'ignore', env: {} },
  )
  const close = async () => {
    if (child.exitCode === null) {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    }
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await answering('gofakes3', port, [child])
  } catch (error) {
    await close()
    throw error
  }
  return {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: BUCKET,
    root: { accessKeyId: 'anybody', secretAccessKey: 'anything' },
    close,
  }
}
