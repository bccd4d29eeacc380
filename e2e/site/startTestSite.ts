import type { ChannelName, PageDocument } from '@crossbook/contract'
import { promoteLocally } from '@crossbook/release-cli'
import { problemMessage, publishBuild } from '@crossbook/releases'
import type { Environment, Store } from '@crossbook/store'
import type { Files } from '@crossbook/web-files'
import { copyOfPattern } from './patternSite'
import { appsUnderTest, CHANNEL, shownPage } from './siteFolder'

/** A separate site for tests, with the real builds, its own release store and its own sign-in service. */
export interface TestSite {
  url: string
  /** The data that its pages inline: the release and its routes. */
  page: PageDocument
  /** Its releases and mixes, for tests that move the channel as a team would. */
  store: Store
  /** The store's folder. */
  folder: string
  channel: ChannelName
  /** Publishes a build, given as the files of its folder, and promotes it in place of the app's current one. */
  release(files: Files): Promise<void>
  close(): Promise<void>
}

/** Starts the whole site on a free port. `environment` has the settings of the site's operator. */
export async function startTestSite(environment: Environment = {}): Promise<TestSite> {
  const place = await copyOfPattern()
  const { folder, store } = place
  const apps = await appsUnderTest()
  const site = await place.start(environment)
  return {
    url: site.url,
    page: await shownPage(place, site),
    store,
    folder,
    channel: CHANNEL,
    async release(files) {
      const published = await publishBuild(store, files)
      if (!published.ok)
        throw new Error(published.problem.map((problem) => problemMessage(problem)).join('\n'))
      const app = published.value
      const others = apps.filter(({ name }) => name !== app.name)
      await promoteLocally(store, CHANNEL, [...others, app], site.config)
    },
    async close() {
      await site.close()
      await place.remove()
    },
  }
}
