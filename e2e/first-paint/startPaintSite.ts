import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { pageDocument, type BuiltApp } from '@crossbook/contract'
import {
  channelName,
  folderStore,
  promoteLocally,
  publishBuild,
  readBuild,
  readChannel,
  readConfiguration,
  startSite,
  type Store,
  type Unpainted,
} from '@crossbook/deploy'
import { createHash } from 'node:crypto'
import { buildsUnderTest } from '../site/buildApps'
import { STORE } from '../site/places'

const CHANNEL = channelName('test')

interface PaintSiteOptions {
  /** Apps that come in a second promotion. */
  later?: string
  /** Changes what an app has published for rendering without a browser; its files for browsers stay as they are. */
  change?: { app: string; rendering: (code: string) => string }
}

/** A site whose first paints were all made for it, in the order asked for. */
export async function startPaintSite({ later, change }: PaintSiteOptions) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'crossbook-e2e-'))
  const store = folderStore(folder)
  const apps = await Promise.all(
    buildsUnderTest().map(async ({ name, version }) => {
      const app = await readBuild(folderStore(STORE), name, version)
      if (!app) throw new Error(`The store has no ${name} ${version}`)
      if (change?.app === name) return publishChanged(store, app, change.rendering)
      await mkdir(path.join(folder, 'apps', name), { recursive: true })
      await symlink(path.join(STORE, 'apps', name, version), path.join(folder, 'apps', name, version))
      return app
    }),
  )
  const configuration = readConfiguration({ PORT: '0' })
  if (!configuration.ok) throw new Error(configuration.problem)
  const site = await startSite({
    store,
    channel: CHANNEL,
    configuration: configuration.value,
    authData: path.join(folder, 'auth'),
  })
  if (!site.ok) throw new Error(`The test site could not start: ${site.problem.kind}`)
  const { config, url } = site.value

  if (later !== undefined)
    await promoteLocally(
      store,
      CHANNEL,
      apps.filter(({ name }) => name !== later),
      config,
    )
  const { unpainted } = await promoteLocally(store, CHANNEL, apps, config)
  const current = await readChannel(store, CHANNEL)
  if (!current) throw new Error('The test site shows no release')
  return {
    url,
    page: pageDocument(current.release, config),
    unpainted: unpainted as readonly Unpainted[],
    async close() {
      await site.value.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function publishChanged(store: Store, app: BuiltApp, change: (code: string) => string) {
  const names = Object.keys(app.files)
  const entries = await Promise.all(
    names.map(async (name) => {
      const bytes = await folderStore(STORE).readBuildFile(app.name, app.version, name)
      if (!bytes) throw new Error(`The store has no ${name} of ${app.name}`)
      const isRendering = name === app.rendering
      return [name, isRendering ? Buffer.from(change(Buffer.from(bytes).toString('utf8'))) : bytes] as const
    }),
  )
  const files = Object.fromEntries(
    entries.map(([name, bytes]) => [
      name,
      {
        integrity: `sha256-${createHash('sha256').update(bytes).digest('base64')}`,
        bytes: bytes.byteLength,
      },
    ]),
  )
  const published = await publishBuild(
    store,
    new Map([...entries, ['app.json', Buffer.from(JSON.stringify({ ...app, files }))]]),
  )
  if (!published.ok) throw new Error(JSON.stringify(published.problem))
  return published.value
}
