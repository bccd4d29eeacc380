import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { type GoTrueSite, missingForGoTrue, startGoTrue } from '@crossbook/deploy-testing/go-true/goTrue'
import { freePort } from '@crossbook/deploy-testing/nginx/runNginx'
import { releaseCommand } from '@crossbook/deploy-testing/releaseCommand'
import { type BucketSite, startBucketSite } from '@crossbook/deploy-testing/s3-gateway/bucketSite'
import { problemMessage, publishBuild } from '@crossbook/releases'
import { channelName, folderStore } from '@crossbook/store'
import type { Files } from '@crossbook/web-files'
import type { Page } from '@playwright/test'
import { buildsUnderTest } from '../site/buildsUnderTest'
import { STORE } from '../site/folders'
import { appsUnderTest } from '../site/siteFolder'

const PRODUCTION = channelName('production')

/** Address of the sign-in service for a site whose visitors do not sign in. */
const NOBODY = 'http://localhost:9'

/** A site in a bucket with the builds under test. Sign-in uses the services of the compose file. */
export interface BucketDay {
  site: BucketSite
  /** Undefined if this machine cannot run it. Users then do not sign in. */
  goTrue: GoTrueSite | undefined
  publish(files: Files): Promise<void>
  /** Runs the command line on the store. Returns its output and its exit code. */
  release: ReturnType<typeof releaseCommand>
  /** Runs a command that must succeed. Returns its output. */
  done(...args: string[]): Promise<string>
  close(): Promise<void>
}

/** Starts the services, puts the builds under test into the bucket and shows them on the channel production. */
export async function startBucketDay(): Promise<BucketDay> {
  const port = await freePort()
  const goTrue =
    missingForGoTrue() === undefined
      ? await startGoTrue('mailed', { otherSite: `http://localhost:${port}` })
      : undefined
  const signIn = goTrue?.siteUrl ?? NOBODY
  const site = await startBucketSite({ channel: PRODUCTION, port, signIn })
  const root = await mkdtemp(path.join(os.tmpdir(), 'crossbook-day-'))
  const release = releaseCommand({ root, environment: site.environment })
  const done = async (...args: string[]) => {
    const { code, out, err } = await release(...args)
    if (code !== 0) throw new Error(`release ${args.join(' ')} ended with ${code}: ${err}`)
    return out
  }
  const publish = async (files: Files) => {
    const published = await publishBuild(site.store, files)
    if (!published.ok) throw new Error(published.problem.map((problem) => problemMessage(problem)).join('\n'))
  }
  for (const app of await appsUnderTest()) {
    const names = ['app.json', ...Object.keys(app.files)]
    const read = names.map(async (file) => {
      const bytes = await folderStore(STORE).readBuildFile(app.name, app.version, file)
      if (!bytes) throw new Error(`${app.name} ${app.version} lacks ${file}`)
      return [file, bytes] as const
    })
    await publish(new Map(await Promise.all(read)))
  }
  await done('promote', PRODUCTION, ...buildsUnderTest().map(({ name, version }) => `${name}@${version}`))
  await done(
    ...['channel', PRODUCTION, '--accept-mixes', '--url', site.url],
    ...['--auth-url', `${signIn}/auth/v1`, '--auth-key', goTrue?.key ?? 'none'],
  )
  return {
    site,
    goTrue,
    publish,
    release,
    done,
    async close() {
      await site.close()
      await goTrue?.close()
      await rm(root, { recursive: true, force: true })
    },
  }
}

/** Collects failures of a page: error responses of its site, unanswered requests, and uncaught errors. */
export function faultsOf(page: Page, origin: string) {
  const faults: string[] = []
  let isCounting = true
  const add = (message: string) => void (isCounting && faults.push(message))
  page.on('response', (response) => {
    if (response.status() >= 400 && response.url().startsWith(origin))
      add(`${response.status()} ${response.url()}`)
  })
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? ''
    // A page that is left cancels its requests.
    if (why !== 'net::ERR_ABORTED' && request.url().startsWith(origin)) add(`${why} ${request.url()}`)
  })
  page.on('pageerror', (error) => add(String(error)))
  return {
    faults,
    /** Counts nothing during an outage in which requests have to fail. */
    async during(outage: () => Promise<void>) {
      isCounting = false
      await outage()
      isCounting = true
    },
  }
}
