import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { pageDocument, type PageDocument } from '@crossbook/contract'
import {
  channelName,
  folderStore,
  problemWords,
  promoteLocally,
  publishBuild,
  readBuild,
  readChannel,
  readConfiguration,
  startSite,
  type ChannelName,
  type Environment,
  type Files,
  type Store,
} from '@crossbook/deploy'
import { buildsUnderTest } from './buildApps'
import { STORE } from './places'

const CHANNEL = channelName('test')

/** A site of its own for tests: the real builds, an own release store, an own sign-in service. */
export interface TestSite {
  url: string
  /** What its pages inline: the release and its routes. */
  page: PageDocument
  /** Its releases and mixes, for tests that move the channel as a team would. */
  store: Store
  /** The store's folder. */
  folder: string
  channel: ChannelName
  /** Publishes a build, given as its folder's files, and promotes it in place of the app's present one. */
  release(files: Files): Promise<void>
  close(): Promise<void>
}

/** Starts the whole site on a free port; `environment` is what the site's operator would set. */
export async function startTestSite(environment: Environment = {}): Promise<TestSite> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'crossbook-e2e-'))
  const builds = folderStore(STORE)
  const store = folderStore(folder)
  await cp(path.join(STORE, 'paints'), path.join(folder, 'paints'), { recursive: true })
  const apps = await Promise.all(
    buildsUnderTest().map(async ({ name, version }) => {
      const app = await readBuild(builds, name, version)
      if (!app) throw new Error(`The store has no ${name} ${version}`)
      // Builds are immutable, so every test site may read the same ones.
      await mkdir(path.join(folder, 'apps', name), { recursive: true })
      await symlink(path.join(STORE, 'apps', name, version), path.join(folder, 'apps', name, version))
      return app
    }),
  )
  const configuration = readConfiguration({ PORT: '0', ...environment })
  if (!configuration.ok) throw new Error(configuration.problem)

  const site = await startSite({
    store,
    channel: CHANNEL,
    configuration: configuration.value,
    authData: path.join(folder, 'auth'),
  })
  if (!site.ok) throw new Error(`The test site could not start: ${site.problem.kind}`)
  await promoteLocally(store, CHANNEL, apps, site.value.config)
  const current = await readChannel(store, CHANNEL)
  if (!current) throw new Error('The test site shows no release')
  return {
    url: site.value.url,
    page: pageDocument(current.release, site.value.config),
    store,
    folder,
    channel: CHANNEL,
    async release(files) {
      const published = await publishBuild(store, files)
      if (!published.ok) throw new Error(published.problem.map((problem) => problemWords(problem)).join('\n'))
      const app = published.value
      const others = apps.filter(({ name }) => name !== app.name)
      await promoteLocally(store, CHANNEL, [...others, app], site.value.config)
    },
    async close() {
      await site.value.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
