import type { AppName, AppVersion, Release } from '@crossbook/contract'
import type { Store } from '@crossbook/store'
import { readMark } from '../builds/marks'
import { appsOf } from '../history/shownApps'

/** A build that is to be shown although somebody has marked it as bad. */
export interface MarkedBuild {
  kind: 'markedBad'
  app: AppName
  version: AppVersion
  reason: string
  author: string
}

type Builds = Pick<Release, 'host' | 'remotes'>

/** The marked ones of these builds; what the channel shows already keeps nobody else from going on. */
export async function markedBuilds(
  store: Store,
  builds: Builds,
  present: Builds | undefined,
): Promise<MarkedBuild[]> {
  const shown = present && appsOf(present)
  const found = [...appsOf(builds)].map(async ([app, version]): Promise<MarkedBuild[]> => {
    if (shown?.get(app) === version) return []
    const mark = await readMark(store, app, version)
    return mark ? [{ kind: 'markedBad', app, version, reason: mark.bad, author: mark.author }] : []
  })
  return (await Promise.all(found)).flat()
}
