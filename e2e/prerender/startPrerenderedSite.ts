import { createHash } from 'node:crypto'
import type { BuiltApp } from '@crossbook/contract'
import type { PrerenderFailure } from '@crossbook/pages'
import { promoteLocally } from '@crossbook/release-cli'
import { publishBuild } from '@crossbook/releases'
import { folderStore, type Store } from '@crossbook/store'
import { STORE } from '../site/folders'
import { appsUnderTest, CHANNEL, shownPage, siteFolder } from '../site/siteFolder'

interface PrerenderedSiteOptions {
  /** Apps that come in a second promotion. */
  later?: string
  /** Changes an app's published code for rendering without a browser. Its files for browsers are unchanged. */
  change?: { app: string; rendering: (code: string) => string }
}

/** Starts a site whose prerenders were all made for it, in the requested order. */
export async function startPrerenderedSite({ later, change }: PrerenderedSiteOptions) {
  const place = await siteFolder()
  const { store } = place
  const apps = []
  for (const app of await appsUnderTest()) {
    const isChanged = change?.app === app.name
    if (!isChanged) await place.link(app)
    apps.push(isChanged ? await publishChanged(store, app, change.rendering) : app)
  }
  const site = await place.start()
  const { url, config } = site
  if (later !== undefined)
    await promoteLocally(
      store,
      CHANNEL,
      apps.filter(({ name }) => name !== later),
      config,
    )
  const { notPrerendered } = await promoteLocally(store, CHANNEL, apps, config)
  return {
    url,
    page: await shownPage(place, site),
    notPrerendered: notPrerendered as readonly PrerenderFailure[],
    async close() {
      await site.close()
      await place.remove()
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
