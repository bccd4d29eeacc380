import {
  HOST,
  VERSIONS_URL,
  checkPublishedVersions,
  type AppName,
  type AppVersion,
} from '@crossbook/contract'

/** Versions of one remote that the site serves, newest first. */
export interface RemoteVersions {
  app: AppName
  versions: readonly AppVersion[]
}

/** Versions that can be tried on this site, by remote; undefined when the list is not available. */
export async function publishedVersions(): Promise<RemoteVersions[] | undefined> {
  try {
    const answer = await fetch(VERSIONS_URL, { cache: 'no-cache', credentials: 'omit' })
    if (!answer.ok) return undefined
    const checked = checkPublishedVersions(await answer.json())
    if (!checked.ok) return undefined
    return Object.entries(checked.value.apps)
      .map(([app, versions = []]) => ({ app: app as AppName, versions }))
      .filter(({ app }) => app !== HOST)
      .sort((a, b) => (a.app < b.app ? -1 : 1))
  } catch {
    return undefined
  }
}
