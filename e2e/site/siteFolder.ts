import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { type BuiltApp, pageDocument, type SiteConfig } from '@crossbook/contract'
import { readBuild, readChannel, readConfiguration } from '@crossbook/releases'
import { startSite } from '@crossbook/site-server'
import { channelName, type Environment, folderStore, type Store } from '@crossbook/store'
import { buildsUnderTest } from './buildsUnderTest'
import { STORE } from './folders'

/** The channel that sites for tests show. */
export const CHANNEL = channelName('test')

/** A store for one site. It contains only the files that are put or linked into it. */
export interface SiteFolder {
  folder: string
  store: Store
  /** Links a build from the store that all tests share into this one. Builds are immutable, so a link is enough. */
  link(app: BuiltApp): Promise<void>
  /** Starts a site on a free port with this store. `environment` has the settings of the site's operator. */
  start(environment?: Environment): Promise<StartedSite>
  remove(): Promise<void>
}

/** A running site, even if its channel has no release yet. */
export interface StartedSite {
  url: string
  config: SiteConfig
  close(): Promise<void>
}

/** Creates a folder with an empty store. `around` returns the store for the site and the test. */
export async function siteFolder(around = (store: Store) => store): Promise<SiteFolder> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'crossbook-e2e-'))
  const store = around(folderStore(folder))
  return {
    folder,
    store,
    async link({ name, version }) {
      await mkdir(path.join(folder, 'apps', name), { recursive: true })
      await symlink(path.join(STORE, 'apps', name, version), path.join(folder, 'apps', name, version))
    },
    async start(environment = {}) {
      const configuration = readConfiguration({ PORT: '0', ...environment })
      if (!configuration.ok) throw new Error(configuration.problem)
      const site = await startSite({
        store,
        channel: CHANNEL,
        configuration: configuration.value,
        authData: path.join(folder, 'auth'),
        ...(environment.CROSSBOOK_REPORTS ? { reportsData: environment.CROSSBOOK_REPORTS } : {}),
      })
      if (!site.ok) throw new Error(`The test site could not start: ${site.problem.kind}`)
      return site.value
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** Returns the builds under test in this run, one of every app. */
export function appsUnderTest(): Promise<BuiltApp[]> {
  return Promise.all(
    buildsUnderTest().map(async ({ name, version }) => {
      const app = await readBuild(folderStore(STORE), name, version)
      if (!app) throw new Error(`The store has no ${name} ${version}`)
      return app
    }),
  )
}

/** Returns the data that the pages of a site inline now. */
export async function shownPage({ store }: Pick<SiteFolder, 'store'>, { config }: StartedSite) {
  const current = await readChannel(store, CHANNEL)
  if (!current) throw new Error('The test site shows no release')
  return pageDocument(current.release, config)
}
